// What the bot sent, and what it was answered.

import { byId, fill, h } from "../dom.js";
import { door } from "../door.js";

let timer = 0;
let seen = 0;

export function toggleInspector() {
  const box = byId("inspector");
  box.hidden = !box.hidden;
  byId("inspect").setAttribute("aria-pressed", String(!box.hidden));
  clearInterval(timer);
  if (box.hidden) return;
  seen = 0;
  const close = h("button", { class: "icon close", "aria-label": "Close", on: { click: toggleInspector } }, "✕");
  fill(box, h("header", {}, h("h2", {}, "What the bot sent"), close), h("ol", { class: "requests" }));
  refresh();
  timer = setInterval(refresh, 1500);
}

async function refresh() {
  const list = byId("inspector").querySelector(".requests");
  const fresh = await door.requests(seen);
  for (const request of fresh) {
    seen = Math.max(seen, request.number);
    list.prepend(entry(request));
  }
  while (list.children.length > 200) list.lastChild.remove();
}

// Tokens in paths are long and say nothing: only their ends are shown.
const short = (path) => path.replace(/aW50ZXJhY3Rpb246[\w-]+/g, "<token>");

function entry(request) {
  const bad = request.status >= 400;
  const summary = h("summary", { class: bad ? "bad" : "" }, h("b", {}, request.method), ` ${short(request.path)} `, h("span", { class: "status" }, `${request.status || "cut"} · ${request.milliseconds} ms`));
  const details = h("details", {}, summary);
  details.addEventListener("toggle", () => details.children.length > 1 || details.append(...body(request)), { once: true });
  return h("li", {}, details);
}

function body(request) {
  const show = (title, value) => (value === null || value === undefined ? [] : [h("h3", {}, title), h("pre", { tabindex: 0 }, JSON.stringify(value, null, 2))]);
  return [...show("Sent", request.body), ...(request.files.length ? show("Files", request.files) : []), ...show("Answered", request.answer)];
}

// Choosing who one is: each tab can be somebody else.

import { avatar, byId, fill, h, name, shownName } from "../dom.js";
import { door } from "../door.js";
import { state, when } from "../state.js";

const address = (user) => `/?user=${encodeURIComponent(user.username)}`;

function card(user, here) {
  return h("li", {}, h("a", { class: "person", href: address(user), "aria-current": here ? "true" : null }, avatar(user, 48), h("span", { class: "words" }, name(shownName(user)), h("small", {}, here ? "this tab" : "be them in this tab"))),
    h("a", { class: "newtab", href: address(user), target: "_blank", "aria-label": `${shownName(user)}, in a new tab`, title: "In a new tab" }, "↗"));
}

function newcomer() {
  const input = h("input", { type: "text", maxlength: 32, placeholder: "Somebody new", "aria-label": "Name of somebody new", required: true });
  const form = h("form", { class: "newcomer" }, input, h("button", { class: "button primary" }, "Join"));
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    const user = await door.addUser(input.value);
    location.href = address(user);
  });
  return form;
}

export function chooser(users) {
  return [h("h2", {}, "Who are you?"), h("p", {}, "Each tab can be somebody else. Open two and play against yourself."),
    h("ul", { class: "people" }, users.map((user) => card(user, state.user && user.id === state.user.id))), newcomer()];
}

export function welcome(users) {
  byId("welcome").hidden = false;
  fill(byId("welcome"), h("div", { class: "card" }, h("img", { src: "/page/icon.svg", alt: "", width: 56 }), h("h1", {}, "The long table"), chooser(users)));
}

when("people", async () => {
  const { users } = await door.users();
  const close = h("button", { class: "icon close", "aria-label": "Close" }, "✕");
  const dialog = h("dialog", { class: "form chooser", "aria-label": "Who are you?" }, close, chooser(users));
  close.addEventListener("click", () => dialog.close());
  dialog.addEventListener("close", () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
});

// A message's components: buttons, menus and Components V2 layouts.

import { h, shownName } from "../dom.js";
import { door } from "../door.js";
import { openForm } from "../writing/form.js";
import { Listbox } from "../writing/listbox.js";
import { markdown, placeOf } from "./markdown.js";
import { channelName, state } from "../state.js";
import { zoom } from "./zoom.js";

const DRAW = {
  1: (part, message) => h("div", { class: "row" }, children(part.components, message)),
  2: button,
  3: menu,
  5: menu,
  6: menu,
  7: menu,
  8: menu,
  9: (part, message) => h("div", { class: "section" },
    h("div", { class: "texts" }, children(part.components, message)),
    h("div", { class: "accessory" }, children([part.accessory], message))),
  10: (part) => markdown(part.content),
  11: (part) => h("div", { class: "thumbnail" }, veiled(part, picture([{ ...part.media, description: part.description }], 0))),
  12: gallery,
  13: (part) => fileCard(part.file.url, part.name || part.file.name || "file", part.size || part.file.size),
  14: (part) => h("hr", { class: `separator ${part.divider === false ? "invisible" : ""} ${part.spacing === 2 ? "large" : ""}` }),
  17: container,
};

export function children(parts, message) {
  return (parts || []).map((part) => (DRAW[part.type] ? DRAW[part.type](part, message) : h("p", {}, `[component ${part.type}]`)));
}

function container(part, message) {
  const colour = part.accent_color === null || part.accent_color === undefined ? null : `#${part.accent_color.toString(16).padStart(6, "0")}`;
  const style = colour ? { "border-left-color": colour } : {};
  return h("div", { class: `container ${colour ? "accent" : ""}`, style }, veiled(part, h("div", { class: "inside" }, children(part.components, message))));
}

function veiled(part, element) {
  if (!part.spoiler) return element;
  const cover = h("button", { class: "cover", on: { click: () => cover.remove() } }, "Spoiler");
  return h("div", { class: "veiled" }, element, cover);
}

// Pictures and files

function gallery(part) {
  const pictures = part.items.map((item) => ({ ...item.media, description: item.description }));
  return h("div", { class: `gallery of-${Math.min(pictures.length, 4)}` },
    part.items.map((item, index) => veiled(item, picture(pictures, index))));
}

export function picture(pictures, index) {
  const shown = pictures[index];
  const image = h("img", { src: shown.url, alt: shown.description || shown.name || "picture", width: shown.width, height: shown.height, loading: "lazy", decoding: "async" });
  return h("button", { class: "picture", "aria-label": `Open the picture large: ${shown.description || shown.name || ""}`, on: { click: () => zoom(pictures, index) } }, image);
}

export function fileCard(url, title, size) {
  return h("a", { class: "file", href: url, download: title },
    h("span", { class: "file-icon", "aria-hidden": "true" }, "▤"),
    h("span", { class: "words" }, h("bdi", {}, title), size ? h("small", {}, bytes(size)) : null));
}

const bytes = (size) => (size < 1024 ? `${size} bytes` : size < 1048576 ? `${(size / 1024).toFixed(1)} KB` : `${(size / 1048576).toFixed(2)} MB`);

// Doing something

export async function interact(message, element, start) {
  const box = element.closest("[data-message]");
  element.setAttribute("aria-busy", "true");
  complain(box, "");
  try {
    const outcome = await start();
    if (outcome.state === "failed") complain(box, "This interaction failed");
    if (outcome.state === "modal") openForm(outcome);
  } catch (error) {
    complain(box, error.message);
  } finally {
    element.removeAttribute("aria-busy");
  }
}

function complain(box, text) {
  const live = box && document.querySelector(`[data-message="${box.dataset.message}"]`);
  const place = live?.querySelector(".complaint");
  if (place) place.textContent = text;
}

const STYLES = { 1: "primary", 2: "secondary", 3: "success", 4: "danger", 5: "link" };

function button(part, message) {
  const emoji = part.emoji && h("span", { class: "emoji", "aria-hidden": "true" }, part.emoji.name || "");
  const inside = [emoji, part.label && h("span", {}, part.label)];
  if (part.style === 5) {
    const place = placeOf(part.url);
    const here = place && state.channels.has(place.channel);
    const href = here ? `#${place.channel}${place.message ? `/${place.message}` : ""}` : part.url;
    const outside = here ? {} : { target: "_blank", rel: "noopener noreferrer" };
    return h("a", { class: "button link", href, ...outside }, inside, h("span", { class: "out", "aria-hidden": "true" }, here ? "→" : "↗"));
  }
  const element = h("button", { class: `button ${STYLES[part.style]}`, disabled: part.disabled, data: { custom: part.custom_id }, "aria-label": part.label ? null : part.emoji?.name }, inside);
  element.addEventListener("click", () => {
    if (element.getAttribute("aria-busy") !== "true") interact(message, element, () => door.click(message.id, part.custom_id));
  });
  return element;
}

// Menus

function choices(part) {
  if (part.type === 3) return part.options.map((o) => ({ value: o.value, label: o.label, description: o.description, mark: o.emoji?.name, chosen: Boolean(o.default) }));
  const people = [...state.users.values()].map((user) => ({ value: user.id, label: shownName(user), chosen: false }));
  const places = [...state.channels.values()].filter((c) => c.type !== 1).map((c) => ({ value: c.id, label: `#${channelName(c)}`, chosen: false }));
  return part.type === 8 ? places : people;
}

function menu(part, message) {
  const items = choices(part);
  const multiple = part.max_values > 1;
  const face = h("span", { class: "chosen" });
  const label = part.placeholder || "Make a selection";
  const opener = h("button", { class: "opener", "aria-haspopup": "listbox", "aria-expanded": "false", "aria-label": label, disabled: part.disabled, data: { custom: part.custom_id } }, face, h("span", { class: "arrow", "aria-hidden": "true" }, "⌄"));
  const list = new Listbox({ label, multiple, pick });
  const box = h("div", { class: "menu" }, opener);

  function paint() {
    const chosen = items.filter((item) => item.chosen);
    face.textContent = chosen.length ? chosen.map((item) => item.label).join(", ") : label;
    face.classList.toggle("placeholder", !chosen.length);
  }
  function pick(item) {
    if (!multiple) {
      for (const other of items) other.chosen = other === item;
      return close(true);
    }
    const count = items.filter((other) => other.chosen).length;
    if (item.chosen || count < part.max_values) item.chosen = !item.chosen;
    list.show(items, items.indexOf(item));
    paint();
  }
  function open() {
    box.append(list.element);
    list.show(items, Math.max(0, items.findIndex((item) => item.chosen)));
    opener.setAttribute("aria-expanded", "true");
    before = chosenValues();
    const above = opener.getBoundingClientRect().bottom + list.element.offsetHeight > innerHeight - 80;
    list.element.classList.toggle("above", above && opener.getBoundingClientRect().top > list.element.offsetHeight);
    setTimeout(() => document.addEventListener("click", outside), 0);
  }
  let before = "";
  const chosenValues = () => items.filter((item) => item.chosen).map((item) => item.value).join("\n");
  const outside = (event) => box.contains(event.target) || close(multiple);
  function close(send) {
    if (!list.element.isConnected) return;
    list.element.remove();
    opener.setAttribute("aria-expanded", "false");
    opener.removeAttribute("aria-activedescendant");
    document.removeEventListener("click", outside);
    paint();
    const values = items.filter((item) => item.chosen).map((item) => item.value);
    const changed = !multiple || chosenValues() !== before;
    if (send && changed && values.length >= (part.min_values ?? 1))
      interact(message, opener, () => door.choose(message.id, part.custom_id, values));
  }
  list.onmove = (id) => (id ? opener.setAttribute("aria-activedescendant", id) : opener.removeAttribute("aria-activedescendant"));
  opener.addEventListener("click", () => (list.element.isConnected ? close(multiple) : open()));
  opener.addEventListener("keydown", (event) => {
    const shown = list.element.isConnected;
    if (event.key === "Escape" && shown) close(false);
    else if (event.key === "Tab" && shown) close(multiple);
    else if (shown && event.key === " ") (event.preventDefault(), pick(list.items[list.active]));
    else if (shown) list.key(event);
    else if (event.key === "ArrowDown") (event.preventDefault(), open());
  });
  paint();
  return box;
}

// A list of things to pick from, worked by mouse, finger or keyboard; the focus may stay in an input.

import { h } from "../dom.js";

let serial = 0;

export class Listbox {
  // items: {label, description?, mark?, chosen?, value}; pick(item, event) is called for the one taken.
  constructor({ label, multiple = false, pick }) {
    this.pick = pick;
    this.items = [];
    this.active = -1;
    this.id = `list-${++serial}`;
    this.element = h("div", { class: "listbox", role: "listbox", id: this.id, "aria-label": label, "aria-multiselectable": multiple || null });
    this.element.addEventListener("mousedown", (event) => event.preventDefault());
  }

  show(items, active = 0) {
    this.items = items;
    this.element.replaceChildren(...items.map((item, index) => this.row(item, index)));
    this.move(items.length ? Math.min(active, items.length - 1) : -1);
  }

  row(item, index) {
    const row = h("div", { role: "option", id: `${this.id}-${index}`, class: "option", "aria-selected": String(Boolean(item.chosen)) },
      item.mark && h("span", { class: "mark", "aria-hidden": "true" }, item.mark),
      h("span", { class: "words" }, h("bdi", { class: "label" }, item.label), item.description && h("span", { class: "description" }, item.description)),
      item.chosen !== undefined && h("span", { class: "tick", "aria-hidden": "true" }, item.chosen ? "✓" : ""));
    row.addEventListener("click", (event) => {
      event.stopPropagation();
      this.pick(item, event);
    });
    row.addEventListener("mousemove", () => this.active !== index && this.move(index, false));
    return row;
  }

  move(index, scroll = true) {
    this.active = index;
    [...this.element.children].forEach((row, at) => row.classList.toggle("active", at === index));
    const row = this.element.children[index];
    if (row && scroll) row.scrollIntoView({ block: "nearest" });
    this.onmove?.(row ? row.id : null);
  }

  // Returns whether the key was used.
  key(event) {
    const count = this.items.length;
    if (!count || event.isComposing) return false;
    if (event.key === "ArrowDown") this.move((this.active + 1) % count);
    else if (event.key === "ArrowUp") this.move((this.active - 1 + count) % count);
    else if ((event.key === "Enter" || event.key === "Tab") && this.active >= 0) this.pick(this.items[this.active], event);
    else return false;
    event.preventDefault();
    return true;
  }
}

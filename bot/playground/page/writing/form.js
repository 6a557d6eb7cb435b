// Modals: the forms that a command or button opens.

import { h, shownName } from "../dom.js";
import { door } from "../door.js";
import { markdown } from "../messages/markdown.js";
import { channelName, state } from "../state.js";

let serial = 0;

export function openForm(outcome) {
  const readers = new Map();
  const body = outcome.modal.components.map((part) => drawPart(part, readers));
  const error = h("p", { class: "complaint", role: "alert" });
  const submit = h("button", { class: "button primary", type: "submit" }, "Submit");
  const cancel = h("button", { class: "button plain", type: "button" }, "Cancel");
  const form = h("form", { novalidate: true }, h("div", { class: "fields" }, body), error, h("div", { class: "buttons" }, cancel, submit));
  const title = h("h2", {}, outcome.modal.title);
  const close = h("button", { class: "icon close", "aria-label": "Close", type: "button" }, "✕");
  const dialog = h("dialog", { class: "form", "aria-label": outcome.modal.title }, h("header", {}, title, close), form);
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    submit.setAttribute("aria-busy", "true");
    try {
      const values = Object.fromEntries([...readers].map(([key, read]) => [key, read()]));
      const done = await door.submit(outcome.id, values);
      if (done.state === "failed") throw new Error("Something went wrong. Try again.");
      dialog.close();
    } catch (problem) {
      error.textContent = problem.message;
    } finally {
      submit.removeAttribute("aria-busy");
    }
  });
  for (const element of [close, cancel]) element.addEventListener("click", () => dialog.close());
  dialog.addEventListener("close", () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
  dialog.querySelector("input, select, textarea")?.focus();
}

function drawPart(part, readers) {
  if (part.type === 10) return markdown(part.content);
  if (part.type === 1) return part.components.map((field) => labelled(field.label, null, field, readers));
  return labelled(part.label, part.description, part.component, readers);
}

const GROUPS = new Set([21, 22]);

function labelled(label, description, field, readers) {
  const id = `field-${++serial}`;
  const help = description && h("span", { class: "help", id: `${id}-help` }, description);
  const input = FIELDS[field.type](field, id, readers);
  const required = field.required !== false && field.type !== 23;
  const words = [label, required && h("span", { class: "required", title: "required" }, " *")];
  if (field.type === 23) return h("div", { class: "field check" }, h("label", { for: id }, input, h("span", {}, words)), help);
  if (GROUPS.has(field.type) || (isMenu(field) && field.max_values > 1))
    return h("fieldset", { class: "field" }, h("legend", {}, words), help, input);
  if (help) input.setAttribute("aria-describedby", `${id}-help`);
  return h("div", { class: "field" }, h("label", { for: id }, words), help, input);
}

const isMenu = (field) => [3, 5, 6, 7, 8].includes(field.type);

function menuOptions(field) {
  if (field.type === 3) return field.options;
  if (field.type === 8) return [...state.channels.values()].filter((c) => c.type !== 1).map((c) => ({ label: `#${channelName(c)}`, value: c.id }));
  return [...state.users.values()].map((user) => ({ label: shownName(user), value: user.id }));
}

function text(field, id, readers) {
  const shared = { id, placeholder: field.placeholder, maxlength: field.max_length, minlength: field.min_length, required: field.required !== false };
  const input = field.style === 2 ? h("textarea", { ...shared, rows: 4 }) : h("input", { ...shared, type: "text", autocomplete: "off" });
  input.value = field.value || "";
  readers.set(field.custom_id, () => input.value);
  return input;
}

function menu(field, id, readers) {
  const options = menuOptions(field);
  if (field.max_values > 1) return boxes({ ...field, options }, id, readers, "checkbox");
  const select = h("select", { id },
    h("option", { value: "" }, field.placeholder || "Make a selection"),
    options.map((o) => h("option", { value: o.value, selected: o.default }, o.description ? `${o.label} - ${o.description}` : o.label)));
  readers.set(field.custom_id, () => (select.value ? [select.value] : []));
  return select;
}

function boxes(field, id, readers, type) {
  const inputs = field.options.map((option) => {
    const input = h("input", { type, name: id, value: option.value, checked: option.default });
    return { input, row: h("label", { class: "box" }, input, h("span", { class: "words" }, option.label, option.description && h("small", {}, option.description))) };
  });
  const chosen = () => inputs.filter(({ input }) => input.checked).map(({ input }) => input.value);
  readers.set(field.custom_id, type === "radio" ? () => chosen()[0] ?? null : chosen);
  return h("div", { class: "boxes" }, inputs.map(({ row }) => row));
}

function checkbox(field, id, readers) {
  const input = h("input", { type: "checkbox", id, checked: field.default });
  readers.set(field.custom_id, () => input.checked);
  return input;
}

const FIELDS = {
  3: menu, 4: text, 5: menu, 6: menu, 7: menu, 8: menu,
  19: () => h("p", {}, "Files can't be uploaded here."),
  21: (field, id, readers) => boxes(field, id, readers, "radio"),
  22: (field, id, readers) => boxes(field, id, readers, "checkbox"),
  23: checkbox,
};

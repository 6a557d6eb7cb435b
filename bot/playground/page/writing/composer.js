// Where one writes: plain messages, and slash commands with typed options.

import { byId, fill, h, shownName } from "../dom.js";
import { door } from "../door.js";
import { openForm } from "./form.js";
import { Listbox } from "./listbox.js";
import { changed, channelName, current, localized, state, when } from "../state.js";

const SUBCOMMAND = 1, GROUP = 2, STRING = 3, INTEGER = 4, BOOLEAN = 5, USER = 6, CHANNEL = 7, NUMBER = 10;

let commands = [];
let picked = null;

export async function loadCommands() {
  const channel = state.current;
  const found = await door.commands(channel).catch(() => []);
  if (channel !== state.current) return;
  commands = found.filter((command) => command.type === 1).flatMap((command) => leaves(command, [], []));
}

// Every command that can be sent, "game new" and the like, with the options it takes.
function leaves(part, path, spoken) {
  const names = [...path, part.name];
  const words = [...spoken, localized(part, "name")];
  const inner = (part.options || []).filter((option) => option.type === SUBCOMMAND || option.type === GROUP);
  if (inner.length) return inner.flatMap((option) => leaves(option, names, words));
  return [{ name: names.join(" "), spoken: words.join(" "), description: localized(part, "description"), options: part.options || [] }];
}

export function drawComposer() {
  picked = null;
  const channel = current();
  if (!channel) return fill(byId("composer-box"));
  const right = channel.type === 11 || channel.type === 12 ? "send_messages_in_threads" : "send_messages";
  if (channel.thread_metadata?.locked) return fill(byId("composer-box"), h("p", { class: "notice" }, "This thread is locked."));
  if (!channel.rights.includes(right)) return fill(byId("composer-box"), h("p", { class: "notice" }, "You can't write here."));
  const place = channel.type === 1 ? "@Longtable" : `#${channelName(channel)}`;
  const input = h("textarea", { id: "composer", rows: 1, placeholder: `Message ${place}`, "aria-label": `Message ${place}; / lists the commands`, autocomplete: "off", role: "combobox", "aria-expanded": "false", "aria-autocomplete": "list" });
  const list = new Listbox({ label: "Commands", pick: (item) => startCommand(item.value) });
  const popup = h("div", { class: "popup", hidden: true }, list.element);
  const error = h("p", { class: "complaint", role: "alert" });
  const slash = h("button", { class: "icon slash", "aria-label": "Commands", title: "Commands" }, "/");
  const send = h("button", { class: "icon send", "aria-label": "Send" }, "➤");
  const archived = channel.thread_metadata?.archived && h("p", { class: "notice" }, "This thread is archived. Writing in it opens it again.");

  const suggest = () => {
    const typed = input.value;
    const items = typed.startsWith("/") ? matching(typed.slice(1)) : [];
    popup.hidden = !items.length;
    input.setAttribute("aria-expanded", String(items.length > 0));
    if (items.length) list.show(items);
    input.style.height = "auto";
    input.style.height = `${Math.min(input.scrollHeight, 200)}px`;
  };
  const submit = async () => {
    const text = input.value.trim();
    if (!text) return;
    try {
      await door.say(state.current, text);
      input.value = "";
      error.textContent = "";
    } catch (problem) {
      error.textContent = problem.message;
    }
    suggest();
  };
  list.onmove = (id) => (id ? input.setAttribute("aria-activedescendant", id) : input.removeAttribute("aria-activedescendant"));
  input.addEventListener("input", suggest);
  input.addEventListener("keydown", (event) => {
    if (!popup.hidden && list.key(event)) return;
    if (event.key === "Escape") popup.hidden = true;
    if (event.key === "Enter" && !event.shiftKey && !event.isComposing) (event.preventDefault(), submit());
  });
  slash.addEventListener("click", () => {
    if (popup.hidden) input.value = "/";
    else input.value = "";
    suggest();
    input.focus();
  });
  send.addEventListener("click", submit);
  fill(byId("composer-box"), archived, popup, error, h("div", { class: "composer" }, slash, input, send));
}

function matching(typed) {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  const rank = (command) => words.every((word) => command.spoken.toLowerCase().includes(word) || command.name.includes(word));
  const found = commands.filter(rank);
  const start = words.join(" ");
  found.sort((a, b) => Number(b.spoken.startsWith(start)) - Number(a.spoken.startsWith(start)));
  return found.slice(0, 50).map((command) => ({ label: `/${command.spoken}`, description: command.description, value: command }));
}

// A command with its options

function startCommand(command) {
  picked = { command, values: new Map() };
  const optional = command.options.filter((option) => !option.required);
  const fields = h("div", { class: "options" });
  const popup = h("div", { class: "popup", hidden: true });
  const error = h("p", { class: "complaint", role: "alert" });
  const more = h("div", { class: "more" });
  const send = h("button", { class: "icon send", "aria-label": "Send" }, "➤");
  const stop = h("button", { class: "icon stop", "aria-label": "Leave the command" }, "✕");
  const chip = h("span", { class: "chip" }, `/${command.spoken}`);
  const bar = h("div", { class: "composer command", role: "group", "aria-label": `/${command.spoken}` }, stop, h("div", { class: "line" }, chip, fields, more), send);

  const addMore = () => fill(more, optional.filter((option) => !picked.values.has(option.name)).map((option) =>
    h("button", { class: "add", title: localized(option, "description"), on: { click: () => add(option) } }, `+ ${localized(option, "name")}`)));
  const add = (option, focus = true) => {
    const field = optionField(option, popup, error, submit, leave);
    fields.append(field.element);
    picked.values.set(option.name, field);
    addMore();
    if (focus) field.input.focus();
  };
  async function submit() {
    const values = {};
    for (const option of command.options) {
      const field = picked.values.get(option.name);
      const value = field?.value();
      if (value === undefined || value === "") {
        if (!option.required) continue;
        error.textContent = `${localized(option, "name")} is needed`;
        return field.input.focus();
      }
      values[option.name] = value;
    }
    send.setAttribute("aria-busy", "true");
    try {
      const outcome = await door.command(state.current, command.name, values);
      if (outcome.state === "failed") throw new Error("The application did not respond");
      leave();
      if (outcome.state === "modal") openForm(outcome);
    } catch (problem) {
      error.textContent = problem.message;
      send.removeAttribute("aria-busy");
    }
  }
  function leave() {
    drawComposer();
    byId("composer").focus();
  }
  bar.addEventListener("keydown", (event) => {
    if (event.key === "Escape") leave();
    if (event.key === "Enter" && event.target === bar) submit();
  });
  send.addEventListener("click", submit);
  stop.addEventListener("click", leave);
  fill(byId("composer-box"), popup, error, bar);
  for (const option of command.options) if (option.required) add(option, false);
  addMore();
  const first = picked.values.values().next().value;
  (first ? first.input : send).focus();
  if (!first && !optional.length) error.textContent = "";
}

function fixedChoices(option) {
  if (option.choices?.length) return option.choices.map((choice) => ({ label: localized(choice, "name"), value: choice.value }));
  if (option.type === BOOLEAN) return [{ label: "True", value: true }, { label: "False", value: false }];
  if (option.type === USER) return [...state.users.values()].map((user) => ({ label: shownName(user), description: user.username, value: user.id }));
  if (option.type === CHANNEL) return [...state.channels.values()].filter((c) => c.type !== 1).map((c) => ({ label: `#${channelName(c)}`, value: c.id }));
  return null;
}

function optionField(option, popup, error, submit, leave) {
  const label = localized(option, "name");
  const numeric = option.type === INTEGER || option.type === NUMBER;
  const input = h("input", { type: "text", inputmode: numeric ? "numeric" : "text", autocomplete: "off", autocapitalize: "off", spellcheck: "false", role: "combobox", "aria-expanded": "false", "aria-autocomplete": "list", "aria-label": `${label}: ${localized(option, "description")}`, placeholder: localized(option, "description") });
  const element = h("label", { class: "option-field" }, h("span", { class: "option-name" }, label), input);
  const fixed = fixedChoices(option);
  const field = { element, input, chosen: null };
  const list = new Listbox({ label, pick: take });
  let asked = 0;

  field.value = () => {
    if (field.chosen) return field.chosen.value;
    const exact = fixed?.find((item) => item.label.toLowerCase() === input.value.trim().toLowerCase());
    return exact ? exact.value : input.value.trim();
  };
  function take(item) {
    field.chosen = item;
    input.value = item.label;
    hide();
    next();
  }
  function next() {
    const fields = [...picked.values.values()];
    const open = fields.find((other) => other !== field && (other.value() === "" || other.value() === undefined));
    if (open) open.input.focus();
  }
  function hide() {
    popup.hidden = true;
    input.setAttribute("aria-expanded", "false");
  }
  function show(items, help = localized(option, "description")) {
    if (document.activeElement !== input) return;
    fill(popup, h("div", { class: "popup-title" }, h("strong", {}, label), ` ${help}`), list.element);
    popup.hidden = !items.length && !help;
    list.show(items);
    input.setAttribute("aria-expanded", String(items.length > 0));
  }
  async function suggest() {
    const typed = field.chosen ? "" : input.value.trim().toLowerCase();
    if (fixed) return show(fixed.filter((item) => item.label.toLowerCase().includes(typed)));
    if (!option.autocomplete) return show([]);
    const mine = ++asked;
    const values = {};
    for (const [key, other] of picked.values) if (other !== field && other.value() !== "") values[key] = other.value();
    values[option.name] = input.value;
    try {
      const outcome = await door.autocomplete(state.current, picked.command.name, values, option.name);
      if (mine !== asked) return;
      if (outcome.state === "failed") return show([], "Loading options failed");
      show(outcome.choices.map((choice) => ({ label: localized(choice, "name"), value: choice.value })), outcome.choices.length ? undefined : "No options match your search");
    } catch (problem) {
      error.textContent = problem.message;
    }
  }
  let timer = 0;
  input.addEventListener("input", () => {
    field.chosen = null;
    clearTimeout(timer);
    timer = setTimeout(suggest, option.autocomplete ? 150 : 0);
  });
  input.addEventListener("focus", suggest);
  input.addEventListener("blur", () => setTimeout(() => document.activeElement !== input && !popup.contains(document.activeElement) && document.activeElement?.closest(".option-field") === null && hide(), 100));
  input.addEventListener("keydown", (event) => {
    if (!popup.hidden && list.items.length && !field.chosen && list.key(event)) return;
    if (event.key === "Enter" && !event.isComposing) (event.preventDefault(), submit());
    if (event.key === "Backspace" && !input.value) (event.preventDefault(), leave());
  });
  list.onmove = (id) => (id ? input.setAttribute("aria-activedescendant", id) : input.removeAttribute("aria-activedescendant"));
  return field;
}

when("current", () => {
  drawComposer();
  loadCommands();
});
when("rights", () => picked || document.activeElement?.id === "composer" || drawComposer());
when("language", loadCommands);
export const refresh = () => changed("current");

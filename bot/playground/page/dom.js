// Builds elements. Text only ever becomes text nodes: nothing that somebody wrote is parsed as HTML.

export function h(tag, properties = {}, ...children) {
  const element = document.createElement(tag);
  for (const [key, value] of Object.entries(properties)) {
    if (value === undefined || value === null || value === false) continue;
    if (key === "on") for (const [event, listener] of Object.entries(value)) element.addEventListener(event, listener);
    else if (key === "style") for (const [name, setting] of Object.entries(value)) element.style.setProperty(name, setting);
    else if (key === "data") Object.assign(element.dataset, value);
    else element.setAttribute(key, value === true ? "" : String(value));
  }
  element.append(...children.flat(Infinity).filter((child) => child !== null && child !== undefined && child !== false));
  return element;
}

export const byId = (id) => document.getElementById(id);

// A name keeps its own direction, so that marks for right-to-left writing can't turn the line around.
export const name = (text, properties = {}) => h("bdi", properties, text);

export function fill(element, ...children) {
  element.replaceChildren(...children.flat(Infinity).filter(Boolean));
  return element;
}

const COLOURS = ["#5865f2", "#3ba55c", "#c27c0e", "#ad1457", "#206694", "#71368a", "#a84300", "#11806a"];

export function avatar(user, size = 40) {
  const colour = COLOURS[Number(BigInt(user.id) % BigInt(COLOURS.length))];
  const letter = user.bot ? "▤" : [...(user.global_name || user.username || "?")][0].toUpperCase();
  return h("span", { class: "avatar", "aria-hidden": "true", style: { background: user.bot ? "#5865f2" : colour, width: `${size}px`, height: `${size}px`, "font-size": `${size * 0.45}px` } }, letter);
}

export const shownName = (user) => user.global_name || (user.bot ? "Longtable" : user.username);

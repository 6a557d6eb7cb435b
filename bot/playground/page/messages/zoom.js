// A picture opened large: fitted first, at its own size after a click; arrows go through the message's pictures.

import { h } from "../dom.js";

export function zoom(pictures, index = 0) {
  const picture = h("img", {});
  const text = h("p", { class: "alt" });
  const stage = h("div", { class: "stage" }, picture);
  const close = h("button", { class: "icon close", "aria-label": "Close" }, "✕");
  const original = h("a", { target: "_blank", rel: "noopener" }, "Open in a tab");
  const dialog = h("dialog", { class: "zoom", "aria-label": "Picture" }, stage, text, original, close);

  const show = (next) => {
    index = (next + pictures.length) % pictures.length;
    stage.classList.remove("full");
    picture.src = pictures[index].url;
    picture.alt = pictures[index].description || pictures[index].name || "";
    text.textContent = pictures[index].description || "";
    original.href = pictures[index].url;
  };
  picture.addEventListener("click", (event) => {
    const box = picture.getBoundingClientRect();
    const [x, y] = [(event.clientX - box.left) / box.width, (event.clientY - box.top) / box.height];
    stage.classList.toggle("full");
    stage.scrollTo(x * picture.width - stage.clientWidth / 2, y * picture.height - stage.clientHeight / 2);
  });
  dialog.addEventListener("keydown", (event) => {
    if (event.key === "ArrowRight") show(index + 1);
    if (event.key === "ArrowLeft") show(index - 1);
  });
  stage.addEventListener("click", (event) => event.target === stage && dialog.close());
  close.addEventListener("click", () => dialog.close());
  dialog.addEventListener("close", () => dialog.remove());
  document.body.append(dialog);
  show(index);
  dialog.showModal();
}

// All icons as one drawing, put into the page once.
import drawing from "./icons.svg?raw";

export function placeSprite(): void {
  const parsed = new DOMParser().parseFromString(drawing, "image/svg+xml");
  const sprite = document.importNode(parsed.documentElement, true);
  sprite.setAttribute("class", "unseen");
  document.body.prepend(sprite);
}

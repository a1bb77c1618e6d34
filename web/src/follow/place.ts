// Where one is otherwise asked: what stands there instead covers just that, however the table is laid.

export function overPrompt(element: HTMLElement): () => void {
  const place = (): void => {
    const at = document.querySelector(".prompt")?.getBoundingClientRect();
    if (!at) return;
    element.style.setProperty("--left", `${at.left}px`);
    element.style.setProperty("--right", `${document.documentElement.clientWidth - at.right}px`);
    element.style.setProperty("--bottom", `${innerHeight - at.bottom}px`);
    element.style.setProperty("--height", `${at.height}px`);
  };
  place();
  const moved = new AbortController();
  for (const what of ["resize", "scroll"]) addEventListener(what, place, { signal: moved.signal, passive: true });
  return () => moved.abort();
}

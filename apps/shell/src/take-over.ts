const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** Covers the application's first render completely. */
const IN_FRONT = "position: absolute; inset-block-start: 0; inset-inline: 0; background: var(--bg)";
/** Returns the elements with the same text; the router writes a link differently. */
const alike = (root: ParentNode, { tagName, textContent }: Element) =>
  [...root.querySelectorAll<HTMLElement>(tagName)].filter((one) => one.textContent === textContent);

const sameIn = (root: ParentNode, page: ParentNode, element: Element) =>
  alike(root, element)[alike(page, element).indexOf(element as HTMLElement)];

/** Smooth scrolling to a section takes at most this long, in milliseconds. */
const GLIDE_MS = 1500;

/** The section whose link was pressed last, and when. On a busy device the scrolling begins at any time after the press. */
let pressed = { id: "", at: Number.NEGATIVE_INFINITY };
function notePress({ target }: MouseEvent) {
  const link = (target as Element).closest("a");
  if (link?.hash && link.pathname === location.pathname) pressed = { id: link.hash.slice(1), at: performance.now() };
}
document.addEventListener("click", notePress, true);

/** Waits until the page rests, because smooth scrolling to a section would otherwise stop halfway. */
export async function inactiveApp() {
  const end = performance.now() + GLIDE_MS;
  let place: number;
  do {
    place = window.scrollY;
    await nextFrame();
    await nextFrame();
  } while (window.scrollY !== place && performance.now() < end);
}

/**
 * Renders the application over a page that came as HTML: behind that page, which is removed when the render is complete, so that nothing
 * flickers or moves. The reader's scroll position, focus and opened folds stay.
 */
export async function takeOver(page: HTMLElement, draw: (root: HTMLElement) => void) {
  const place = window.scrollY;
  const root = document.createElement("div");
  root.id = page.id;
  page.before(root);
  page.style.cssText = IN_FRONT;
  document.documentElement.style.scrollBehavior = "auto"; // the router scrolls new pages to the top: no smooth scrolling
  draw(root);
  for (const summary of page.querySelectorAll("details[open] > summary"))
    sameIn(root, page, summary)?.parentElement?.setAttribute("open", "");
  window.scrollTo(0, place);
  await nextFrame();
  await nextFrame();
  const focused = page.contains(document.activeElement) ? document.activeElement : null;
  const heir = focused && sameIn(root, page, focused);
  page.remove();
  heir?.focus({ preventScroll: true });
  const isOnTheWay = performance.now() - pressed.at < GLIDE_MS;
  const section = isOnTheWay ? document.getElementById(pressed.id) : null;
  if (section) section.scrollIntoView();
  else if (window.scrollY !== place) window.scrollTo(0, place);
  document.documentElement.style.scrollBehavior = "";
  document.removeEventListener("click", notePress, true);
}

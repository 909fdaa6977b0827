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

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Sets a value with the native setter and an input event, which React notices. */
function setValue(control: Control, value: string) {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), "value")?.set?.call(control, value);
  control.dispatchEvent(new Event("input", { bubbles: true }));
}

const CHOICE = "[type=radio], [type=checkbox]";
/** Returns the field of the same name, which can be at another place once something else is chosen. */
const sameField = (root: ParentNode, { name, value }: Control) =>
  [...root.querySelectorAll<Control>(`[name="${CSS.escape(name)}"]`)].find(
    (one) => !one.matches(CHOICE) || one.value === value,
  );

/** Repeats in the application what a person typed, chose and pressed in a form of the page, in the order of the page. */
function repeatInput(root: ParentNode, page: ParentNode) {
  for (const typed of page.querySelectorAll<Control>("input[name], textarea[name], select[name]")) {
    const heir = sameField(root, typed);
    if (!heir || isUnchanged(typed)) continue; // a password manager may have filled in the application's field
    const isChoice = typed.matches(CHOICE);
    if (!isChoice && heir.value !== typed.value) setValue(heir, typed.value);
    if (isChoice && isChecked(typed) !== isChecked(heir) && (isChecked(typed) || typed.matches("[type=checkbox]")))
      heir.click();
  }
  for (const pressed of page.querySelectorAll<HTMLElement>("button[data-pressed]"))
    sameIn(root, page, pressed)?.click();
}
const isField = (element: Element): element is Control => element.matches("input[name], textarea[name], select[name]");
function isUnchanged(control: Control) {
  if (control instanceof HTMLInputElement)
    return control.value === control.defaultValue && control.checked === control.defaultChecked;
  if (control instanceof HTMLTextAreaElement) return control.value === control.defaultValue;
  return [...control.options].every(({ selected, defaultSelected }) => selected === defaultSelected);
}
const isChecked = (control: Control) => control instanceof HTMLInputElement && control.checked;

/** Moves the focus, and in a text the place at which the person types. */
function moveFocus(from: Element, to: HTMLElement | undefined) {
  to?.focus({ preventScroll: true });
  if (!(from instanceof HTMLInputElement && to instanceof HTMLInputElement)) return;
  if (from.selectionStart !== null) to.setSelectionRange(from.selectionStart, from.selectionEnd);
}

/**
 * Renders the application over a page that came as HTML: behind that page, which is removed when the render is complete, so that nothing
 * flickers or moves. The reader's scroll position, focus, opened folds and typed values stay.
 */
export async function takeOver(page: HTMLElement, draw: (root: HTMLElement) => void) {
  const place = window.scrollY;
  const focusedBefore = page.contains(document.activeElement) ? document.activeElement : null;
  const root = document.createElement("div");
  root.id = page.id;
  root.ariaHidden = "true"; // until then screen readers have one page
  page.before(root);
  page.style.cssText = IN_FRONT;
  document.documentElement.style.scrollBehavior = "auto"; // the router scrolls new pages to the top: no smooth scrolling
  draw(root);
  if (focusedBefore instanceof HTMLElement) focusedBefore.focus({ preventScroll: true }); // a field of the application may have taken it
  for (const summary of page.querySelectorAll("details[open] > summary"))
    sameIn(root, page, summary)?.parentElement?.setAttribute("open", "");
  window.scrollTo(0, place);
  await nextFrame();
  await nextFrame();
  const focused = page.contains(document.activeElement) ? document.activeElement : null;
  root.ariaHidden = null;
  repeatInput(root, page);
  const heir = focused && (isField(focused) ? sameField(root, focused) : sameIn(root, page, focused));
  if (focused) moveFocus(focused, heir ?? undefined);
  page.remove();
  const isOnTheWay = performance.now() - pressed.at < GLIDE_MS;
  const section = isOnTheWay ? document.getElementById(pressed.id) : null;
  if (section) section.scrollIntoView();
  else if (window.scrollY !== place) window.scrollTo(0, place);
  document.documentElement.style.scrollBehavior = "";
  document.removeEventListener("click", notePress, true);
}

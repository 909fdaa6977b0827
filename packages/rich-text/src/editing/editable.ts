import { keptHtml } from "../allowed-html.ts";
import { htmlFromText } from "../plain-text.ts";

const BLOCKS = "p, ul, ol";
const parse = (html: string) => new DOMParser().parseFromString(html, "text/html").body;

/** Makes paragraphs of the `div`s that a browser may write for lines; the innermost first. */
function replaceDivs(root: HTMLElement): void {
  for (const div of [...root.querySelectorAll("div")].reverse()) {
    const paragraph = root.ownerDocument.createElement("p");
    paragraph.append(...div.cloneNode(true).childNodes);
    div.replaceWith(...(div.querySelector(BLOCKS) ? div.childNodes : [paragraph]));
  }
}

/** Moves text and marks that are outside a paragraph into one. */
function wrapLooseText(root: HTMLElement): void {
  let paragraph: HTMLElement | null = null;
  for (const child of [...root.childNodes]) {
    if (child instanceof HTMLElement && child.matches(BLOCKS)) paragraph = null;
    else if (paragraph) paragraph.append(child);
    else if (child.nodeType === Node.TEXT_NODE && child.textContent?.trim() === "") child.remove();
    else {
      paragraph = root.ownerDocument.createElement("p");
      child.before(paragraph);
      paragraph.append(child);
    }
  }
}

/** Removes the line break that a block ends with: browsers add it to give an empty line its height. */
export function removePlaceholders(root: HTMLElement): void {
  for (const block of root.querySelectorAll("p, li")) if (block.lastChild?.nodeName === "BR") block.lastChild.remove();
}

/** The allowed part of the HTML, in paragraphs and lists. */
function tidied(html: string): HTMLElement {
  const typed = parse(html);
  replaceDivs(typed);
  const body = parse(keptHtml(typed.innerHTML));
  removePlaceholders(body);
  wrapLooseText(body);
  return body;
}

const WHITE_SPACE = /[ \t\r\n\f]+/g; // not the kind that does not break

/** Shows HTML in an editable element: only what is allowed, and a place for the caret in each empty block. */
export function showIn(element: HTMLElement, html: string): void {
  element.innerHTML = tidied(html.replace(WHITE_SPACE, " ")).innerHTML || "<p></p>";
  for (const block of element.querySelectorAll(":is(p, li):empty")) block.append(document.createElement("br"));
}

/** What a person has written in an editable element, as allowed HTML; "" if it is empty. */
export function readFrom(element: HTMLElement): string {
  const body = tidied(element.innerHTML);
  const isEmpty = body.textContent === "" && !body.querySelector("br");
  return isEmpty ? "" : body.innerHTML;
}

/** The ends of the selection in the element that has the focus, otherwise null. */
export function caretIn(element: HTMLElement): { node: Node; offset: number }[] | null {
  const { anchorNode, anchorOffset, focusNode, focusOffset } = getSelection() ?? {};
  if (document.activeElement !== element || !anchorNode || !focusNode) return null;
  if (!element.contains(anchorNode) || !element.contains(focusNode)) return null;
  return [
    { node: anchorNode, offset: anchorOffset ?? 0 },
    { node: focusNode, offset: focusOffset ?? 0 },
  ];
}

/** Inserts what is pasted or dropped at the caret, as far as it is allowed. */
export function insertAllowed(data: DataTransfer): void {
  const html = data.getData("text/html");
  const text = data.getData("text/plain").replace(/\r\n?/g, "\n");
  if (html === "" && text === "") return;
  // The one way to insert that the browser's own undo knows; it also splits and joins paragraphs as a paste does.
  document.execCommand(
    "insertHTML",
    false,
    html === "" ? htmlFromText(text) : keptHtml(html.replace(WHITE_SPACE, " ")),
  );
}

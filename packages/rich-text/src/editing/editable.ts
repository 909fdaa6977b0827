import { keptHtml } from "../allowed-html.ts";
import { htmlFromText } from "../plain-text.ts";

const BLOCKS = "p, ul, ol";
const parse = (html: string) => new DOMParser().parseFromString(html, "text/html").body;

const HEADINGS = "h1, h2, h3, h4, h5, h6";

/** The editor has no headings, so a heading becomes a bold line. */
function boldHeadings(root: HTMLElement): void {
  for (const heading of root.querySelectorAll(HEADINGS)) {
    if (heading.querySelector("strong, b") || !heading.textContent?.trim()) continue;
    const bold = root.ownerDocument.createElement("strong");
    bold.append(...heading.childNodes);
    heading.append(bold);
  }
}

/** Turns headings into bold lines in text that the editor loads. Pasted text is converted by the editor itself. */
export function withBoldHeadings(html: string): string {
  const body = parse(html);
  boldHeadings(body);
  return body.innerHTML;
}

const OWN_LINE = `${HEADINGS}, blockquote, pre, dt, dd, caption, figcaption`;

/** Turns a block into a paragraph. A block with other blocks in it is replaced by its contents. */
function asParagraph(block: Element): void {
  const paragraph = block.ownerDocument.createElement("p");
  paragraph.append(...block.cloneNode(true).childNodes);
  block.replaceWith(...(block.querySelector(BLOCKS) ? block.childNodes : [paragraph]));
}

/** One line of a table, its cells apart: the editor has no tables. */
function asLine(row: Element): void {
  const line = row.ownerDocument.createElement("p");
  for (const cell of row.querySelectorAll("td, th")) {
    if (!cell.textContent?.trim()) continue;
    for (const block of cell.querySelectorAll(`${BLOCKS}, li, div`)) block.replaceWith(...block.childNodes, " ");
    line.append(...(line.hasChildNodes() ? [", "] : []), ...cell.childNodes);
  }
  row.replaceWith(...(line.hasChildNodes() ? [line] : []));
}

/** Headings and tables, as Word and spreadsheets copy them, in paragraphs: the words of two cells would melt together. */
function replaceTables(root: HTMLElement): void {
  const innermostFirst = (selector: string) => [...root.querySelectorAll(selector)].reverse();
  boldHeadings(root);
  for (const row of innermostFirst("tr")) asLine(row);
  for (const block of innermostFirst(OWN_LINE)) asParagraph(block);
  for (const table of innermostFirst("table")) table.replaceWith(...table.querySelectorAll("p"));
}

/** Makes paragraphs of the `div`s that a browser may write for lines; the innermost first. */
function replaceDivs(root: HTMLElement): void {
  for (const div of [...root.querySelectorAll("div")].reverse()) asParagraph(div);
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
  replaceTables(typed);
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

/** Part of a line stays in the line where it is pasted. */
function pasted(html: string): string {
  const body = parse(html);
  replaceTables(body);
  if (body.querySelectorAll("div").length > 1) replaceDivs(body);
  return keptHtml(body.innerHTML);
}

/** Inserts what is pasted or dropped at the caret, as far as it is allowed. */
export function insertAllowed(data: DataTransfer): void {
  const html = data.getData("text/html");
  const text = data.getData("text/plain").replace(/\r\n?/g, "\n");
  if (html === "" && text === "") return;
  // The one way to insert that the browser's own undo knows; it also splits and joins paragraphs as a paste does.
  document.execCommand("insertHTML", false, html === "" ? htmlFromText(text) : pasted(html.replace(WHITE_SPACE, " ")));
}

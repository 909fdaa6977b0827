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

/** Converts headings to bold lines in text that the editor loads. The editor converts pasted text itself. */
export function withBoldHeadings(html: string): string {
  const body = parse(html);
  boldHeadings(body);
  return body.innerHTML;
}

const OWN_LINE = `${HEADINGS}, blockquote, pre, dt, dd, caption, figcaption`;

/** Converts a block to a paragraph. A block that contains other blocks is replaced by its contents. */
function asParagraph(block: Element): void {
  const paragraph = block.ownerDocument.createElement("p");
  paragraph.append(...block.cloneNode(true).childNodes);
  block.replaceWith(...(block.querySelector(BLOCKS) ? block.childNodes : [paragraph]));
}

/** Converts a table row to a line with separated cells, because the editor has no tables. */
function asLine(row: Element): void {
  const line = row.ownerDocument.createElement("p");
  for (const cell of row.querySelectorAll("td, th")) {
    if (!cell.textContent?.trim()) continue;
    for (const block of cell.querySelectorAll(`${BLOCKS}, li, div`)) block.replaceWith(...block.childNodes, " ");
    line.append(...(line.hasChildNodes() ? [", "] : []), ...cell.childNodes);
  }
  row.replaceWith(...(line.hasChildNodes() ? [line] : []));
}

/** Converts headings and tables, as copied from Word and spreadsheets, to paragraphs; the words of two cells would otherwise merge. */
function replaceTables(root: HTMLElement): void {
  const innermostFirst = (selector: string) => [...root.querySelectorAll(selector)].reverse();
  boldHeadings(root);
  for (const row of innermostFirst("tr")) asLine(row);
  for (const block of innermostFirst(OWN_LINE)) asParagraph(block);
  for (const table of innermostFirst("table")) table.replaceWith(...table.querySelectorAll("p"));
}

/** Converts the `div`s that a browser may insert for lines to paragraphs, the innermost first. */
function replaceDivs(root: HTMLElement): void {
  for (const div of [...root.querySelectorAll("div")].reverse()) asParagraph(div);
}

/** Moves text and formatting outside of paragraphs into one. */
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

/** Removes the line break at the end of a block, which browsers add to give an empty line its height. */
export function removePlaceholders(root: HTMLElement): void {
  for (const block of root.querySelectorAll("p, li")) if (block.lastChild?.nodeName === "BR") block.lastChild.remove();
}

/** Returns the allowed part of the HTML, in paragraphs and lists. */
function tidied(html: string): HTMLElement {
  const typed = parse(html);
  replaceTables(typed);
  replaceDivs(typed);
  const body = parse(keptHtml(typed.innerHTML));
  removePlaceholders(body);
  wrapLooseText(body);
  return body;
}

const WHITE_SPACE = /[ \t\r\n\f]+/g; // without the non-breaking kind

/** Shows the allowed part of HTML in an editable element, with a place for the caret in each empty block. */
export function showIn(element: HTMLElement, html: string): void {
  element.innerHTML = tidied(html.replace(WHITE_SPACE, " ")).innerHTML || "<p></p>";
  for (const block of element.querySelectorAll(":is(p, li):empty")) block.append(document.createElement("br"));
}

/** Returns the text of an editable element as allowed HTML; "" if it is empty. */
export function readFrom(element: HTMLElement): string {
  const body = tidied(element.innerHTML);
  const isEmpty = body.textContent === "" && !body.querySelector("br");
  return isEmpty ? "" : body.innerHTML;
}

/** Returns the ends of the selection in the focused element, otherwise null. */
export function caretIn(element: HTMLElement): { node: Node; offset: number }[] | null {
  const { anchorNode, anchorOffset, focusNode, focusOffset } = getSelection() ?? {};
  if (document.activeElement !== element || !anchorNode || !focusNode) return null;
  if (!element.contains(anchorNode) || !element.contains(focusNode)) return null;
  return [
    { node: anchorNode, offset: anchorOffset ?? 0 },
    { node: focusNode, offset: focusOffset ?? 0 },
  ];
}

/** Prepares pasted HTML: part of a line stays within the line. */
function pasted(html: string): string {
  const body = parse(html);
  replaceTables(body);
  if (body.querySelectorAll("div").length > 1) replaceDivs(body);
  return keptHtml(body.innerHTML);
}

/** Inserts the allowed part of pasted or dropped content at the caret. */
export function insertAllowed(data: DataTransfer): void {
  const html = data.getData("text/html");
  const text = data.getData("text/plain").replace(/\r\n?/g, "\n");
  if (html === "" && text === "") return;
  // The only insertion that the browser's own undo supports; it also splits and joins paragraphs like a paste.
  document.execCommand("insertHTML", false, html === "" ? htmlFromText(text) : pasted(html.replace(WHITE_SPACE, " ")));
}

import { escapeText } from "@dryrun/domain/html";

/** Converts plain text to paragraphs, one for each line. */
export const htmlFromText = (text: string): string =>
  text === ""
    ? ""
    : text
        .split("\n")
        .map((line) => `<p>${escapeText(line)}</p>`)
        .join("");

/** Returns the text of the HTML, with one line for each paragraph or list item. */
export function textFromHtml(html: string): string {
  const { body } = new DOMParser().parseFromString(html, "text/html");
  const blocks = body.querySelectorAll("p, li:not(:has(p))");
  for (const br of body.querySelectorAll("br")) br.replaceWith("\n");
  return blocks.length === 0 ? (body.textContent ?? "") : [...blocks].map((block) => block.textContent).join("\n");
}

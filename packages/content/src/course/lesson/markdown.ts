import { escapeHtml } from "@dryrun/domain/html";
import { Marked, type Token, type Tokens } from "marked";
import { LessonFault } from "../blocks/block.ts";

/** A wide table scrolls by itself, also by keyboard. */
const scrolling = (table: string) => `<div class="wide" role="group" tabindex="0">${table}</div>`;

const marked = new Marked({
  gfm: true,
  renderer: {
    html({ text }) {
      throw new LessonFault(`A lesson has no HTML: ${text.trim()}`);
    },
    image({ href }) {
      throw new LessonFault(`A lesson has no images, only figures: ${href}`);
    },
    code({ text, lang }) {
      if (lang !== "text") throw new LessonFault(`Code without a result: "${lang}". Use a run block, or "text".`);
      return `<pre><code>${escapeHtml(text)}</code></pre>\n`;
    },
    heading({ tokens, depth }) {
      if (depth !== 2 && depth !== 3) throw new LessonFault("A lesson has headings of level 2 and 3.");
      return `<h${depth}>${this.parser.parseInline(tokens)}</h${depth}>\n`;
    },
    table({ header, rows }) {
      const cell = (tag: string, { tokens }: Tokens.TableCell) => {
        const html = this.parser.parseInline(tokens);
        // An empty corner cell is no header.
        return tag === "th" && html !== "" ? `<th scope="col">${html}</th>` : `<td>${html}</td>`;
      };
      const row = (tag: string, cells: Tokens.TableCell[]) => `<tr>${cells.map((one) => cell(tag, one)).join("")}</tr>`;
      const body = rows.map((cells) => row("td", cells)).join("");
      return scrolling(`<table><thead>${row("th", header)}</thead><tbody>${body}</tbody></table>`);
    },
  },
});

/** Returns the top-level parts of a Markdown text. */
export const tokensOf = (markdown: string): Token[] => marked.lexer(markdown);
/** Returns parts of a Markdown text as HTML. */
export const htmlOf = (tokens: Token[]): string => marked.parser(tokens);
/** Returns a whole Markdown text as HTML. */
export const blockHtml = (markdown: string): string => marked.parse(markdown, { async: false });
/** Returns a line of Markdown as HTML without a paragraph. */
export const inlineHtml = (markdown: string): string => marked.parseInline(markdown, { async: false });

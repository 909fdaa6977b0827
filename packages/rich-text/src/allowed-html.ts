import { ALLOWED_LINK_PROTOCOLS, ALLOWED_TAGS } from "@dryrun/domain/rich-text/allow-list";

const TAGS: ReadonlySet<string> = new Set(ALLOWED_TAGS);
const PROTOCOLS: ReadonlySet<string> = new Set(ALLOWED_LINK_PROTOCOLS);
const SAME_MEANING = new Map(Object.entries({ b: "strong", i: "em" }));
const WITHOUT_CONTENT = new Set(["script", "style", "template", "iframe", "object", "noscript", "svg", "math"]);

/** Whether a link may point to this address: it must be absolute, with an allowed protocol. */
export function isAllowedLink(href: string): boolean {
  try {
    return PROTOCOLS.has(new URL(href).protocol.slice(0, -1));
  } catch {
    return false;
  }
}

/** No language has longer words. Laying out a word takes time quadratic in its length, so a longer one gets break opportunities. */
const LONGEST_WORD = 200;
const ENDLESS = new RegExp(`\\S{${LONGEST_WORD}}(?=\\S)`, "gu");

function copyWords(text: string, to: Node, into: Document): void {
  let done = 0;
  for (const { index, 0: part } of text.matchAll(ENDLESS)) {
    to.appendChild(into.createTextNode(text.slice(done, index + part.length)));
    to.appendChild(into.createElement("wbr"));
    done = index + part.length;
  }
  to.appendChild(into.createTextNode(text.slice(done)));
}

interface Copy {
  into: Document;
  /** Adds reading aids: break opportunities, and the language of a block. */
  isForReading: boolean;
}

function copyAllowed(from: Node, to: Node, copying: Copy): void {
  const { into, isForReading } = copying;
  for (const child of from.childNodes) {
    if (child.nodeType === Node.TEXT_NODE)
      if (isForReading) copyWords(child.textContent ?? "", to, into);
      else to.appendChild(into.createTextNode(child.textContent ?? ""));
    if (child.nodeType !== Node.ELEMENT_NODE) continue;
    const element = child as Element;
    const name = element.localName;
    if (WITHOUT_CONTENT.has(name)) continue;
    const tag = SAME_MEANING.get(name) ?? name;
    const href = element.getAttribute("href") ?? "";
    if (!TAGS.has(tag) || (tag === "a" && !isAllowedLink(href))) {
      copyAllowed(element, to, copying); // keeps the text, removes the element
      continue;
    }
    const copy = into.createElement(tag);
    if (tag === "a") {
      copy.setAttribute("href", href);
      copy.setAttribute("rel", "noopener nofollow ugc");
      copy.setAttribute("target", "_blank");
    }
    if (isForReading && BLOCKS.has(tag) && isHindi(element.textContent ?? "")) copy.setAttribute("lang", "hi");
    copyAllowed(element, copy, copying);
    to.appendChild(copy);
  }
}

const BLOCKS = new Set(["p", "li"]);
const letters = (text: string, script: RegExp) => text.match(script)?.length ?? 0;

/** Whether most of the text is in Devanagari, which screen readers then read with the right voice. */
const isHindi = (text: string) => letters(text, /\p{Script=Devanagari}/gu) > letters(text, /\p{Script=Latin}/gu);

function filtered(html: string, isForReading: boolean): string {
  const parsed = new DOMParser().parseFromString(html, "text/html");
  const into = document.implementation.createHTMLDocument("");
  copyAllowed(parsed.body, into.body, { into, isForReading });
  return into.body.innerHTML;
}

/** Removes everything from the HTML that is not on the allow-list, in addition to the server. For reading. */
export const allowedHtml = (html: string): string => filtered(html, true);

/** Does the same for editing, without additions that would be saved with the text. */
export const keptHtml = (html: string): string => filtered(html, false);

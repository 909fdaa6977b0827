/** A piece of text in one style. */
export interface Run {
  text: string;
  isBold?: boolean;
  isItalic?: boolean;
  link?: string | undefined;
}
/** A paragraph, or an item of a list with its mark. */
export interface Paragraph {
  runs: Run[];
  /** The depth in nested lists; 0 outside of lists. */
  depth: number;
  mark?: string | undefined;
}

const TOKEN = /<(\/?)(p|br|strong|em|ul|ol|li|a)\b([^<>]*)>|<[^<>]*>|[^<]+/g;
const ENTITIES = new Map(Object.entries({ amp: "&", lt: "<", gt: ">", quot: '"', nbsp: " " }));
const decoded = (text: string) =>
  text.replace(/&(?:#(\d{1,6})|(amp|lt|gt|quot|nbsp));/g, (_, code: string | undefined, name: string) =>
    code ? String.fromCodePoint(Number(code)) : (ENTITIES.get(name) ?? ""),
  );

/** The paragraphs read so far and the open elements. */
class Reading {
  readonly done: Paragraph[] = [];
  private readonly lists: { isNumbered: boolean; count: number }[] = [];
  private bold = 0;
  private italic = 0;
  private link: string | undefined;
  private current: Paragraph | null = null;

  text(text: string): void {
    this.current ??= { runs: [], depth: this.lists.length };
    this.current.runs.push({ text, isBold: this.bold > 0, isItalic: this.italic > 0, link: this.link });
  }

  open(tag: string, attributes: string): void {
    if (tag === "a") this.link = decoded(/href="([^"]*)"/.exec(attributes)?.[1] ?? "") || undefined;
    else if (tag === "strong") this.bold++;
    else if (tag === "em") this.italic++;
    else if (tag === "li") this.beginItem();
    else if (tag === "ul" || tag === "ol") {
      this.closeParagraph();
      this.lists.push({ isNumbered: tag === "ol", count: 0 });
    } else if (tag === "br" || this.current?.mark === undefined) this.begin(); // the first paragraph of an item gets its mark
  }

  close(tag: string): void {
    if (tag === "a") this.link = undefined;
    else if (tag === "strong") this.bold--;
    else if (tag === "em") this.italic--;
    else if (tag !== "br") this.closeParagraph();
    if (tag === "ul" || tag === "ol") this.lists.pop();
  }

  closeParagraph(): void {
    if (this.current?.runs.some(({ text }) => text.trim() !== "")) this.done.push(this.current);
    this.current = null;
  }

  private begin(mark?: string): void {
    this.closeParagraph();
    this.current = { runs: [], depth: this.lists.length, mark };
  }

  private beginItem(): void {
    const list = this.lists.at(-1);
    if (list) list.count += 1;
    this.begin(list?.isNumbered ? `${list.count}.` : "•");
  }
}

/** Reads sanitised HTML: paragraphs, lists, bold, italic and links. */
export function paragraphsOf(html: string): Paragraph[] {
  const reading = new Reading();
  for (const [token, slash, tag, attributes = ""] of html.matchAll(TOKEN)) {
    if (tag) slash ? reading.close(tag) : reading.open(tag, attributes);
    else if (!token.startsWith("<")) reading.text(decoded(token));
  }
  reading.closeParagraph();
  return reading.done;
}

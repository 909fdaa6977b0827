/** A piece of text in one look. */
export interface Run {
  text: string;
  isBold?: boolean;
  isItalic?: boolean;
  link?: string | undefined;
}
/** A paragraph, or an item of a list with its mark. */
export interface Paragraph {
  runs: Run[];
  /** How deep in lists; 0: in none. */
  depth: number;
  mark?: string | undefined;
}

const TOKEN = /<(\/?)(p|br|strong|em|ul|ol|li|a)\b([^<>]*)>|<[^<>]*>|[^<]+/g;
const ENTITIES: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', nbsp: " " };
const decoded = (text: string) =>
  text.replace(/&(?:#(\d{1,6})|(amp|lt|gt|quot|nbsp));/g, (_, code: string | undefined, name: string) =>
    code ? String.fromCodePoint(Number(code)) : (ENTITIES[name] ?? ""),
  );

/** Reads what the sanitiser let through: paragraphs, lists, bold, italic and links. */
export function paragraphsOf(html: string): Paragraph[] {
  const done: Paragraph[] = [];
  const lists: { isNumbered: boolean; count: number }[] = [];
  let bold = 0;
  let italic = 0;
  let link: string | undefined;
  let current: Paragraph | null = null;
  const close = () => {
    if (current?.runs.some(({ text }) => text.trim() !== "")) done.push(current);
    current = null;
  };
  const begin = (mark?: string) => {
    close();
    current = { runs: [], depth: lists.length, mark };
  };
  const enter = (isNumbered: boolean) => {
    close();
    lists.push({ isNumbered, count: 0 });
  };
  const leave = () => {
    close();
    lists.pop();
  };
  const opened: Record<string, () => void> = {
    p: () => current?.mark === undefined && begin(),
    br: () => begin(),
    strong: () => bold++,
    em: () => italic++,
    ul: () => enter(false),
    ol: () => enter(true),
    li: () => {
      const list = lists.at(-1);
      if (list) list.count += 1;
      begin(list?.isNumbered ? `${list.count}.` : "•");
    },
  };
  const closed: Record<string, () => void> = {
    p: close,
    li: close,
    strong: () => bold--,
    em: () => italic--,
    ul: leave,
    ol: leave,
  };
  for (const [token, slash, tag, attributes = ""] of html.matchAll(TOKEN)) {
    if (tag === "a") link = slash ? undefined : decoded(/href="([^"]*)"/.exec(attributes)?.[1] ?? "") || undefined;
    else if (tag) (slash ? closed : opened)[tag]?.();
    else if (!token.startsWith("<")) {
      current ??= { runs: [], depth: lists.length };
      current.runs.push({ text: decoded(token), isBold: bold > 0, isItalic: italic > 0, link });
    }
  }
  close();
  return done;
}

import { inflateSync } from "node:zlib";

/** The PDF's text, extracted the way copy-and-paste does. */
export interface Read {
  /** The text per page from the fonts' own tables for the glyphs, and the text stored with them. */
  pages: string[];
  /** The text that is copied instead of reordered glyphs. */
  kept: string[];
  raw: string;
}
/** Extracts the text. */
export function readPdf(content: Buffer): Read {
  const raw = content.toString("latin1");
  const objects = new Map<string, string>();
  for (const [, id = "", body = ""] of raw.matchAll(/(?:^|\n)(\d+) 0 obj\n([\s\S]*?)\nendobj/g)) objects.set(id, body);
  const streamOf = (id = "") => {
    const body = objects.get(id) ?? "";
    const data = /stream\n([\s\S]*)\nendstream/.exec(body)?.[1] ?? "";
    return body.includes("/FlateDecode") ? inflateSync(Buffer.from(data, "latin1")).toString("latin1") : data;
  };
  const fonts = new Map<string, string[]>();
  for (const body of objects.values()) {
    for (const [, name = "", id = ""] of body.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const unicode = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id) ?? "")?.[1];
      const list = /beginbfrange\n([\s\S]*?)endbfrange/.exec(streamOf(unicode))?.[1] ?? "";
      const letters = [...list.matchAll(/<([0-9a-f ]*)>(?=[\s\]])/g)].map(([, hex = ""]) => hex);
      fonts.set(
        name,
        letters
          .slice(2)
          .map((hex) =>
            String.fromCharCode(...(hex.match(/[0-9a-f]{4}/g) ?? []).map((code) => Number.parseInt(code, 16))),
          ),
      );
    }
  }
  const contents = [...objects.values()].flatMap((body) =>
    body.includes("/Type /Page\n") ? (/\/Contents (\d+) 0 R/.exec(body)?.[1] ?? []) : [],
  );
  const streams = contents.map(streamOf);
  return { raw, pages: streams.map((stream) => textOf(stream, fonts)), kept: streams.flatMap(actualTexts) };
}

/** Parses strings of two bytes per letter, with escaped delimiters. */
function actualTexts(stream: string): string[] {
  return [...stream.matchAll(/\/ActualText \(((?:\\[\s\S]|[^\\)])*)\)/g)].map(([, escaped = ""]) => {
    const bytes = escaped.replace(
      /\\([\s\S])/g,
      (_, sign: string) => ({ n: "\n", r: "\r", t: "\t", b: "\b", f: "\f" })[sign] ?? sign,
    );
    return Buffer.from(bytes, "latin1").swap16().toString("utf16le");
  });
}

function textOf(stream: string, fonts: Map<string, string[]>): string {
  let font: string[] = [];
  let text = "";
  for (const [, name, shown] of stream.matchAll(/\/(F\d+) [\d.]+ Tf|\[((?:<[0-9a-f]*>|[-\d. ])*)\] TJ/g)) {
    if (name) font = fonts.get(name) ?? [];
    else {
      for (const [, hex = ""] of (shown ?? "").matchAll(/<([0-9a-f]*)>/g))
        for (const code of hex.match(/.{4}/g) ?? []) text += font[Number.parseInt(code, 16)] ?? "";
      text += "\n";
    }
  }
  return text;
}

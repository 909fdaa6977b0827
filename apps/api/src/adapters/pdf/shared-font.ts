import { create, type Font, type GlyphRun } from "fontkit";

/** The most words in the cache; resumes have most of theirs in common. */
const MAX_RUNS = 20_000;

/** Parses a font once for all documents and shapes each word once: both took most of a document's time. */
export function sharedFont(file: Buffer): Font {
  const font = create(file) as Font;
  const shape = font.layout.bind(font);
  const cache = new Map<string, GlyphRun>();
  font.layout = (text, ...options) => {
    if (options[0] !== undefined) return shape(text, ...options);
    const run = cache.get(text) ?? shape(text);
    if (cache.size >= MAX_RUNS) cache.clear();
    cache.set(text, run);
    // The caller scales the positions to the document.
    const positions = run.positions.map((position) => ({ ...position }));
    return Object.create(run, { positions: { value: positions } }) as GlyphRun;
  };
  return font;
}

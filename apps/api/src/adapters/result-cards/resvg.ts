import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { BRAND, MARK_DOT, MARK_PATHS } from "@dryrun/domain/brand";
import { CARD_HEIGHT, CARD_WIDTH } from "@dryrun/domain/shared-results/limits";
import { interviewOn, SCORES_OF, UNNAMED_TITLE } from "@dryrun/domain/shared-results/messages";
import { initWasm, Resvg } from "@resvg/resvg-wasm";
import type { Font } from "fontkit";
import type { ResultCard, ResultCards } from "../../ports.ts";
import { sharedFont } from "../pdf/shared-font.ts";
import { fitText } from "./fit-text.ts";

const require = createRequire(import.meta.url);
const ACCENT = "#2a3a9e";
const fileOf = (name: string) => readFileSync(require.resolve(name));
const MARGIN = 72;
const INNER = CARD_WIDTH - 2 * MARGIN;
const INK = "#1b1e2b";
const MUTED = "#565b6e";
const NAME_TOP = 132;
const NAME_SIZES = [
  { size: 68, lines: 1 },
  { size: 46, lines: 2 },
  { size: 32, lines: 3 },
  { size: 24, lines: 3 },
];
const LINE = 1.3;
const BARS_TOP = 322;
const ROW = 42;
const TRACK = { x: MARGIN + 220, width: INNER - 220 - 90, height: 22 };

interface Fonts {
  regular: Font;
  bold: Font;
}
let loaded: Promise<Fonts> | undefined;

async function load(): Promise<Fonts> {
  await initWasm(fileOf("@resvg/resvg-wasm/index_bg.wasm"));
  const fontAt = (name: string) => sharedFont(fileOf(`@expo-google-fonts/mukta/${name}.ttf`));
  return { regular: fontAt("400Regular/Mukta_400Regular"), bold: fontAt("700Bold/Mukta_700Bold") };
}

/** Draws the picture of a shared result: Latin and Devanagari; a name in another script is left out. */
export const createResultCards = (): ResultCards => ({
  async write(card) {
    loaded ??= load();
    const drawing = new Resvg(svgOf(card, await loaded));
    try {
      const image = drawing.render();
      try {
        return Buffer.from(image.asPng());
      } finally {
        image.free();
      }
    } finally {
      drawing.free();
    }
  },
});

const MARK = `<g transform="translate(${MARGIN - 4} 68) scale(1.75)" fill="none" stroke="${ACCENT}" stroke-width="2.5" stroke-linecap="round" stroke-linejoin="round">${MARK_PATHS.map((path) => `<path d="${path}"/>`).join("")}<circle cx="${MARK_DOT.x}" cy="${MARK_DOT.y}" r="${MARK_DOT.radius}" fill="#f7b32b" stroke="none"/></g>`;

interface Look {
  font: Font;
  size: number;
  color?: string;
  anchor?: "end";
}

/** Converts text to outlines: fontkit positions the glyphs of Devanagari correctly, which the renderer does not. */
function text(words: string, x: number, y: number, { font, size, color = INK, anchor }: Look): string {
  const { glyphs, positions } = font.layout(words);
  const scale = size / font.unitsPerEm;
  let pen = 0;
  const outlines = glyphs.map((glyph, index) => {
    const { xOffset = 0, yOffset = 0, xAdvance = 0 } = positions[index] ?? {};
    const place = `translate(${pen + xOffset} ${yOffset})`;
    pen += xAdvance;
    return `<path transform="${place}" d="${glyph.path.toSVG()}"/>`;
  });
  const start = anchor === "end" ? x - pen * scale : x;
  return `<g fill="${color}" transform="translate(${start} ${y}) scale(${scale} ${-scale})">${outlines.join("")}</g>`;
}

/** Whether the font has every sign of the name, apart from those that only join or separate others. */
const canDraw = (name: string, font: Font) =>
  [...name].every((sign) => /[\s\u200c\u200d]/u.test(sign) || font.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0));

function svgOf({ name, on, isPractice, topics }: ResultCard, { regular, bold }: Fonts): string {
  const measure = (words: string) => bold.layout(words).advanceWidth / bold.unitsPerEm;
  const title = canDraw(name, bold) ? name : UNNAMED_TITLE;
  const { lines, size } = fitText(title, measure, { width: INNER, sizes: NAME_SIZES });
  const baseOf = (line: number) => NAME_TOP + size * (0.85 + line * LINE);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${CARD_WIDTH}" height="${CARD_HEIGHT}" viewBox="0 0 ${CARD_WIDTH} ${CARD_HEIGHT}">
<rect width="100%" height="100%" fill="#fbf8f2"/><rect x="32" y="32" width="${CARD_WIDTH - 64}" height="${CARD_HEIGHT - 64}" rx="16" fill="#ffffff" stroke="${INK}" stroke-width="2"/>
${MARK}${text(BRAND.name, MARGIN + 50, 103, { font: bold, size: 36 })}
${text(SCORES_OF, CARD_WIDTH - MARGIN, 100, { font: regular, size: 26, color: MUTED, anchor: "end" })}
${lines.map((line, index) => text(line, MARGIN, baseOf(index), { font: bold, size })).join("")}
${text(interviewOn(on, isPractice), MARGIN, baseOf(lines.length - 1) + size * 0.4 + 30, { font: regular, size: 28, color: MUTED })}
${topics.map((topic, index) => rowOf(topic, BARS_TOP + index * ROW, { regular, bold })).join("")}</svg>`;
}

function rowOf({ label, score }: ResultCard["topics"][number], y: number, { regular, bold }: Fonts): string {
  const { x, width, height } = TRACK;
  const bar = (of: number, color: string) =>
    `<rect x="${x}" y="${y}" width="${of}" height="${height}" rx="5" fill="${color}"/>`;
  return [
    text(label, MARGIN, y + height - 3, { font: regular, size: 28 }),
    bar(width, "#f3eee4"),
    bar((width * Math.max(0, Math.min(100, score))) / 100, ACCENT),
    text(String(score), CARD_WIDTH - MARGIN, y + height - 2, { font: bold, size: 30, anchor: "end" }),
  ].join("");
}

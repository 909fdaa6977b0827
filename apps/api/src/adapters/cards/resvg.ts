import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { BRAND, MARK_DOT, MARK_PATHS } from "@dryrun/domain/brand";
import { CARD_HEIGHT, CARD_WIDTH } from "@dryrun/domain/shared-results/limits";
import { interviewOn, OUT_OF, SCORES_OF, UNNAMED_TITLE, verifiedBy } from "@dryrun/domain/shared-results/messages";
import { initWasm, Resvg } from "@resvg/resvg-wasm";
import type { Font } from "fontkit";
import type { JobCard, ResultCard } from "../../ports.ts";
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
const BAR_HEIGHT = 22;
const LABEL_WIDTH = 220;
/** Where the bars begin: beside the score, or at the margin without one. */
const BESIDE_SCORE = MARGIN + 400;
const VERDICT_COLORS = { Pass: "#1b6e3c", Review: "#8a5200", Rejected: INK } as const;
const TITLE_SIZES = [
  { size: 68, lines: 2 },
  { size: 46, lines: 3 },
  { size: 32, lines: 4 },
];
const FACTS_TOP = 440;

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

/** Draws the pictures of shared results and jobs: Latin and Devanagari; a name in another script is left out. */
export const createCards = (): { write(card: ResultCard | JobCard): Promise<Buffer> } => ({
  async write(card) {
    loaded ??= load();
    const drawing = new Resvg("topics" in card ? resultOf(card, await loaded) : jobOf(card, await loaded));
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

const frame = (corner: string, content: string, { regular, bold }: Fonts) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${CARD_WIDTH}" height="${CARD_HEIGHT}" viewBox="0 0 ${CARD_WIDTH} ${CARD_HEIGHT}">
<rect width="100%" height="100%" fill="#fbf8f2"/><rect x="32" y="32" width="${CARD_WIDTH - 64}" height="${CARD_HEIGHT - 64}" rx="16" fill="#ffffff" stroke="${INK}" stroke-width="2"/>
${MARK}${text(BRAND.name, MARGIN + 50, 103, { font: bold, size: 36 })}
${text(corner, CARD_WIDTH - MARGIN, 100, { font: regular, size: 26, color: MUTED, anchor: "end" })}${content}</svg>`;

/** Draws a text in at most some lines; returns it with the place below. */
function title(words: string, sizes: typeof NAME_SIZES, { bold }: Fonts): { lines: string; below: number } {
  const measure = (part: string) => bold.layout(part).advanceWidth / bold.unitsPerEm;
  const { lines, size } = fitText(words, measure, { width: INNER, sizes });
  const baseOf = (line: number) => NAME_TOP + size * (0.85 + line * LINE);
  return {
    lines: lines.map((line, index) => text(line, MARGIN, baseOf(index), { font: bold, size })).join(""),
    below: baseOf(lines.length - 1) + size * 0.4 + 30,
  };
}

function resultOf({ name, on, isPractice, total, topics }: ResultCard, fonts: Fonts): string {
  const named = title(name && canDraw(name, fonts.bold) ? name : UNNAMED_TITLE, NAME_SIZES, fonts);
  const x = total ? BESIDE_SCORE : MARGIN;
  return frame(
    verifiedBy(BRAND.name),
    [
      named.lines,
      text(interviewOn(on, isPractice), MARGIN, named.below, { font: fonts.regular, size: 28, color: MUTED }),
      total ? scoreOf(total, fonts) : "",
      text(SCORES_OF, CARD_WIDTH - MARGIN, BARS_TOP - 14, {
        font: fonts.regular,
        size: 22,
        color: MUTED,
        anchor: "end",
      }),
      ...topics.map((topic, index) => rowOf(topic, { x, y: BARS_TOP + index * ROW }, fonts)),
    ].join(""),
    fonts,
  );
}

const scoreOf = ({ score, verdict }: NonNullable<ResultCard["total"]>, { regular, bold }: Fonts) =>
  [
    text(String(score), MARGIN - 8, 480, { font: bold, size: 220, color: ACCENT }),
    text(OUT_OF, MARGIN, 530, { font: regular, size: 28, color: MUTED }),
    text(verdict, MARGIN + 160, 531, { font: bold, size: 34, color: VERDICT_COLORS[verdict] }),
  ].join("");

function rowOf(
  { label, score }: ResultCard["topics"][number],
  { x, y }: { x: number; y: number },
  { regular, bold }: Fonts,
): string {
  const start = x + LABEL_WIDTH;
  const width = CARD_WIDTH - MARGIN - 90 - start;
  const bar = (of: number, color: string) =>
    `<rect x="${start}" y="${y}" width="${of}" height="${BAR_HEIGHT}" rx="5" fill="${color}"/>`;
  return [
    text(label, x, y + BAR_HEIGHT - 3, { font: regular, size: 28 }),
    bar(width, "#f3eee4"),
    bar((width * Math.max(0, Math.min(100, score))) / 100, ACCENT),
    text(String(score), CARD_WIDTH - MARGIN, y + BAR_HEIGHT - 2, { font: bold, size: 30, anchor: "end" }),
  ].join("");
}

/** Draws a job; texts in a script that the font does not have are left out. */
function jobOf({ title: job, company, facts }: JobCard, fonts: Fonts): string {
  const known = (words: string) => (canDraw(words, fonts.bold) ? words : "");
  const named = title(known(job), TITLE_SIZES, fonts);
  const pay = { font: fonts.bold, size: 44 };
  const lineOf = (fact: string, index: number) =>
    text(known(fact), MARGIN, FACTS_TOP + index * 52, index === 0 ? pay : { font: fonts.regular, size: 32 });
  return frame(
    BRAND.tagline,
    [
      named.lines,
      text(known(company), MARGIN, named.below + 10, { font: fonts.bold, size: 36, color: ACCENT }),
      ...facts.map(lineOf),
    ].join(""),
    fonts,
  );
}

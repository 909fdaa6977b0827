// Reduces Anek Latin to the characters in use. Run it after an update of the font: node scripts/subset-fonts.mjs
import { readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import subsetFont from "subset-font";

const require = createRequire(import.meta.url);
const source = path.join(path.dirname(require.resolve("@fontsource-variable/anek-latin/package.json")), "files");
const target = path.join(import.meta.dirname, "../src/fonts");

const range = (from, to) => Array.from({ length: to - from + 1 }, (_, at) => String.fromCodePoint(from + at)).join("");
// Latin, Latin-1, hyphens and dashes, quotes, bullet, ellipsis, arrows, minus.
const LATIN = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}‐‑–—‘’‚“”„•…←↑→↓−`;
const WEIGHTS = { wght: { min: 400, max: 700, default: 400 } };

async function subset(from, text, to) {
  const font = await readFile(path.join(source, from));
  const cut = await subsetFont(font, text, { targetFormat: "woff2", variationAxes: WEIGHTS });
  await writeFile(path.join(target, to), cut);
  console.log(`${to}: ${(cut.length / 1024).toFixed(1)} KB`);
}

await subset("anek-latin-latin-wght-normal.woff2", LATIN, "anek-latin.woff2");
await subset("anek-latin-latin-ext-wght-normal.woff2", "₹", "anek-latin-rupee.woff2");

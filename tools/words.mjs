// Refuses the words of words.json in comments, documents, names and messages: `node tools/words.mjs` (see docs/style.md).
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";

const PROSE = /\.(tsx?|mjs|cjs|md|css|html)$/;
/** The banks of questions, sealed answers, the list with its test, and the page that quotes it. */
const NOT_PROSE =
  /^packages\/content\/(interview|quiz|src\/quiz\/templates)\/|^bench\/grading\/golden\/|^tools\/words[^/]*$|^docs\/(style|performance)\.md$/;

/** The refused words, with replacements. */
export const words = JSON.parse(readFileSync(path.join(import.meta.dirname, "words.json"), "utf8"));

/** Returns the files under version control below `root` that exist. */
export function filesOf(root) {
  const { stdout } = spawnSync("git", ["ls-files", "-z"], { cwd: root, encoding: "utf8", maxBuffer: 1 << 26 });
  return stdout.split("\0").filter((file) => file !== "" && existsSync(path.join(root, file)));
}

/** Finds the words of the list in a text, with their lines; a phrase may continue on the next line. */
export function findWords(text, list) {
  const phrases = list.map((phrase) => phrase.replaceAll(" ", "(?: |\\n[\\s*/]*)"));
  const listed = new RegExp(`\\b(?:${phrases.join("|")})\\b`, "gi");
  return [...text.matchAll(listed)].map((found) => ({
    line: text.slice(0, found.index).split("\n").length,
    word: found[0].replace(/\s[\s*/]*/g, " ").toLowerCase(),
  }));
}

/** Returns every occurrence below `root`, as a line of text. */
export const wordFaults = (root) =>
  filesOf(root)
    .filter((file) => PROSE.test(file) && !NOT_PROSE.test(file))
    .flatMap((file) =>
      findWords(readFileSync(path.join(root, file), "utf8"), Object.keys(words)).map(
        ({ line, word }) => `${file}:${line}: "${word}" (instead: ${words[word]})`,
      ),
    );

if (import.meta.filename === path.resolve(process.argv[1] ?? "")) {
  const faults = wordFaults(path.resolve(import.meta.dirname, ".."));
  for (const fault of faults) console.error(fault);
  process.exitCode = faults.length > 0 ? 1 : 0;
}

// Disclaimers in many wordings, and what honest people write around an answer. A rule of disclaimer-grammars.json is
// a position and the parts of a phrase, with the choices of a part between bars.
import { readFileSync } from "node:fs";
import { hashOf, mulberry32, pickOne } from "../../../content/src/datasets/random.ts";

const rules = JSON.parse(readFileSync(new URL("disclaimer-grammars.json", import.meta.url), "utf8"));
/** The maximum number of phrases per rule. */
const MOST = { disclaimers: 36, honest: 60 };

/** Returns `{ place, text, group }` for every rule of a kind, "disclaimers" or "honest". The result is the same in each run. */
export const phrasesOf = (kind) =>
  rules[kind].flatMap(({ place, parts }, rule) => {
    const choices = parts.map((part) => part.split("|"));
    const random = mulberry32(hashOf(`${place} ${rule}`));
    const all = choices.reduce((product, { length }) => product * length, 1);
    const texts =
      choices.length === 1
        ? choices[0]
        : Array.from({ length: Math.min(MOST[kind], all) }, () =>
            choices.map((part) => pickOne(random, part)).join(" "),
          );
    return [
      ...new Set(
        texts.map((text) =>
          text
            .replace(/ +/g, " ")
            .replace(/ ([.,:;!])/g, "$1")
            .trim(),
        ),
      ),
    ]
      .filter(Boolean)
      .map((text) => ({ place, text, group: `${kind} grammar ${rule}` }));
  });

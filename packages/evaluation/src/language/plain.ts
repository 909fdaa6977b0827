/** Letters of other scripts that look like Latin ones. */
const LOOKALIKES = new Map(
  [..."аa|еe|оo|рp|сc|уy|хx|іi|јj|ѕs|ԁd|ӏl|һh|ԛq|ԝw|аa|αa|εe|οo|ρp|νv|υu|ιi|κk|τt|ηn|χx".split("|").join("")].flatMap(
    (letter, at, letters) => (at % 2 === 0 ? [[letter, letters[at + 1] ?? letter] as const] : []),
  ),
);
const INVISIBLE = /\p{Cf}|\p{Variation_Selector}/gu;

/** Replaces full-width, styled and Latin-looking letters by plain Latin ones, and removes invisible characters. */
export function toPlainLetters(text: string): string {
  const folded = text.normalize("NFKC").replace(INVISIBLE, "");
  return /[a-z]/i.test(folded)
    ? folded.replace(/[\u0370-\u04ff]/g, (letter) => LOOKALIKES.get(letter) ?? letter)
    : folded;
}

import { classOf, END, START } from "../gates/word-order.ts";
import { sentencesOf } from "../language/tokens.ts";
import { spelledOut } from "../language/words.ts";
import { backgroundQuestions, backgroundSentences } from "./background.ts";

const framed = (words: readonly string[]) => [START, ...words, END];
const raise = (counts: Map<string, number>, key: string) => counts.set(key, (counts.get(key) ?? 0) + 1);

/** What follows what in the texts of the background, which are sentences. */
export function countOrders() {
  const texts = [
    ...backgroundQuestions.flatMap(({ isProgram, prompt, modelAnswer, exemplars, feedback }) => [
      prompt,
      ...(isProgram ? [] : [modelAnswer]),
      ...exemplars.filter(({ score }) => score > 1).map(({ text }) => text),
      ...feedback,
    ]),
    ...backgroundSentences.map(({ text }) => text),
  ];
  const counts = () => new Map<string, number>();
  const found = { single: counts(), pair: counts(), word: counts(), words: counts(), all: 0 };
  for (const { tokens } of texts.flatMap((text) => sentencesOf(text))) {
    const words = framed(tokens.map(({ text }) => spelledOut(text)));
    const classes = words.map(classOf);
    for (const [at, second] of classes.entries()) {
      raise(found.single, second);
      raise(found.word, words[at] ?? "");
      if (at === 0) continue;
      raise(found.pair, `${classes[at - 1]} ${second}`);
      raise(found.words, `${words[at - 1]} ${words[at]}`);
      found.all += 1;
    }
  }
  return found;
}

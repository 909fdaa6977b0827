import { classOf, END, START } from "../gates/word-order.ts";
import { sentencesOf } from "../language/tokens.ts";
import { expandAbbreviation } from "../language/words.ts";
import { backgroundQuestions, backgroundSentences } from "./background.ts";

const withEnds = (words: readonly string[]) => [START, ...words, END];
const increment = (counts: Map<string, number>, key: string) => counts.set(key, (counts.get(key) ?? 0) + 1);

/** Counts words and pairs of words in the sentences of the background. */
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
  const orders = { single: counts(), pair: counts(), word: counts(), words: counts(), all: 0 };
  for (const { tokens } of texts.flatMap((text) => sentencesOf(text))) {
    const words = withEnds(tokens.map(({ text }) => expandAbbreviation(text)));
    const classes = words.map(classOf);
    for (const [at, second] of classes.entries()) {
      increment(orders.single, second);
      increment(orders.word, words[at] ?? "");
      if (at === 0) continue;
      increment(orders.pair, `${classes[at - 1]} ${second}`);
      increment(orders.words, `${words[at - 1]} ${words[at]}`);
      orders.all += 1;
    }
  }
  return orders;
}

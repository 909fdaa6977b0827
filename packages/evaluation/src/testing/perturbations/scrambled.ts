import { shuffle } from "@dryrun/content/datasets/random";
import { type Perturbation, PROSE, sentencesIn, wordsIn } from "./perturbation.ts";

const SMALL_WORDS = new Set(
  "a an the of to in on at by for with from as and or but so if then that this these those it its is are was were be been i we you they my our your their do does did have has had will would can could should not no which who what when where how than into about there".split(
    " ",
  ),
);
const bareWord = (word: string) => word.toLowerCase().replace(/[^a-z]/g, "");
const contentWords = (answer: string) => wordsIn(answer).filter((word) => !SMALL_WORDS.has(bareWord(word)));

/** Changes that keep the words of a right answer but not its sentences. */
export const scrambledPerturbations: readonly Perturbation[] = [
  { name: "shuffled words", kinds: PROSE, make: (answer, random) => shuffle(random, wordsIn(answer)).join(" ") },
  {
    name: "shuffled in each sentence",
    kinds: PROSE,
    make: (answer, random) =>
      sentencesIn(answer)
        .map((sentence) => shuffle(random, wordsIn(sentence)).join(" "))
        .join(" "),
  },
  { name: "backwards", kinds: PROSE, make: (answer) => wordsIn(answer).reverse().join(" ") },
  { name: "key words", kinds: PROSE, make: (answer) => contentWords(answer).join(" ").replace(/[.?!]/g, "") },
  {
    name: "key words, sorted",
    kinds: PROSE,
    make: (answer) =>
      [...new Set(contentWords(answer).map(bareWord))]
        .filter((word) => word.length > 3)
        .sort()
        .join(", "),
  },
  {
    name: "key words in a frame",
    kinds: PROSE,
    make: (answer) =>
      `I have long experience of this. My main points are ${contentWords(answer).map(bareWord).join(" and the ")}.`,
  },
  {
    name: "padded key words",
    kinds: PROSE,
    make: (answer, random) =>
      `This is a very interesting question and I am confident that I can answer it well. Relevant: ${shuffle(random, [...new Set(contentWords(answer).map(bareWord))]).join(", ")}. I hope that this helps you.`,
  },
];

import { asAction, asClause, type Perturbation, PROSE, sentencesIn } from "./perturbation.ts";

const changeSentences = (name: string, change: (sentence: string) => string): Perturbation => ({
  name,
  kinds: PROSE,
  make: (answer) => sentencesIn(answer).map(change).join(" "),
});
const changeAnswer = (name: string, change: (answer: string) => string): Perturbation => ({
  name,
  kinds: PROSE,
  make: change,
});

/** Changes that deny a right answer: it is called wrong, attributed to others, or advised against. */
export const deniedPerturbations: readonly Perturbation[] = [
  changeSentences("no need", (sentence) => `There is no need whatsoever for anybody to ${asAction(sentence)}.`),
  changeSentences("would never", (sentence) => `I would never ${asAction(sentence)}.`),
  changeSentences("nobody should", (sentence) => `Nobody should ${asAction(sentence)}.`),
  changeSentences("do not", (sentence) => `Do not ${asAction(sentence)}.`),
  changeSentences("it is wrong to say", (sentence) => `It is wrong to say that ${asClause(sentence)}.`),
  changeSentences("it is a myth", (sentence) => `It is a myth that ${asClause(sentence)}.`),
  changeSentences("refuses", (sentence) => `I refuse to ${asAction(sentence)}.`),
  changeSentences("waste of time", (sentence) => `It would be a waste of time to ${asAction(sentence)}.`),
  changeSentences("no point", (sentence) => `I see no point at all in this: ${asAction(sentence)}.`),
  changeSentences(
    "a claim that is wrong",
    (sentence) => `My colleague claims that ${asClause(sentence)}, which is wrong.`,
  ),
  changeSentences("others say", (sentence) => `Some people say that ${asClause(sentence)}. They are mistaken.`),
  changeSentences(
    "used to think",
    (sentence) => `I used to think that ${asClause(sentence)}, but now I know that this is not so.`,
  ),
  changeSentences("ends with no", (sentence) => `${asClause(sentence)}: no, that is not how it works.`),
  changeSentences("asks", (sentence) => `Should anybody really ${asAction(sentence)}?`),
  changeSentences("as if", (sentence) => `As if it would help to ${asAction(sentence)}.`),
  changeSentences(
    "only a beginner",
    (sentence) => `Only a beginner would ${asAction(sentence)}, and I am glad that I do not.`,
  ),
  changeSentences("ought not", (sentence) => `One ought not to ${asAction(sentence)}.`),
  changeAnswer("none of this is true", (answer) => `None of the following is true. ${answer}`),
  changeAnswer("what not to do", (answer) => `Here is what one must not do in such a case. ${answer}`),
  changeAnswer("the opposite", (answer) => `Please do the exact opposite of what comes now. ${answer}`),
  changeAnswer("retracted", (answer) => `${answer} Forget all of that, it is wrong.`),
  changeAnswer("taken back", (answer) => `${answer} I take back everything that I wrote above.`),
  changeAnswer(
    "disagrees",
    (answer) => `The book says this: "${answer}" I disagree with all of it and would do nothing of the kind.`,
  ),
  changeAnswer("a fired colleague", (answer) => `A colleague was fired for answering this way: ${answer}`),
  changeAnswer("Hinglish", (answer) => `${answer} Ye sab galat hai, aisa kabhi nahi karna chahiye.`),
];

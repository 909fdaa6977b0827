import { asAction, asClause, type Perturbation, PROSE, sentencesIn } from "./perturbation.ts";

const each = (name: string, change: (sentence: string) => string): Perturbation => ({
  name,
  kinds: PROSE,
  make: (answer) => sentencesIn(answer).map(change).join(" "),
});
const around = (name: string, change: (answer: string) => string): Perturbation => ({
  name,
  kinds: PROSE,
  make: change,
});

/** Answers that say of what is right that it is wrong, not theirs, or not to be done. */
export const deniedPerturbations: readonly Perturbation[] = [
  each("no need", (s) => `There is no need whatsoever for anybody to ${asAction(s)}.`),
  each("would never", (s) => `I would never ${asAction(s)}.`),
  each("nobody should", (s) => `Nobody should ${asAction(s)}.`),
  each("do not", (s) => `Do not ${asAction(s)}.`),
  each("it is wrong to say", (s) => `It is wrong to say that ${asClause(s)}.`),
  each("it is a myth", (s) => `It is a myth that ${asClause(s)}.`),
  each("refuses", (s) => `I refuse to ${asAction(s)}.`),
  each("waste of time", (s) => `It would be a waste of time to ${asAction(s)}.`),
  each("no point", (s) => `I see no point at all in this: ${asAction(s)}.`),
  each("a claim that is wrong", (s) => `My colleague claims that ${asClause(s)}, which is wrong.`),
  each("others say", (s) => `Some people say that ${asClause(s)}. They are mistaken.`),
  each("used to think", (s) => `I used to think that ${asClause(s)}, but now I know that this is not so.`),
  each("ends with no", (s) => `${asClause(s)}: no, that is not how it works.`),
  each("asks", (s) => `Should anybody really ${asAction(s)}?`),
  each("as if", (s) => `As if it would help to ${asAction(s)}.`),
  each("only a beginner", (s) => `Only a beginner would ${asAction(s)}, and I am glad that I do not.`),
  each("ought not", (s) => `One ought not to ${asAction(s)}.`),
  around("none of this is true", (a) => `None of the following is true. ${a}`),
  around("what not to do", (a) => `Here is what one must not do in such a case. ${a}`),
  around("the opposite", (a) => `Please do the exact opposite of what comes now. ${a}`),
  around("retracted", (a) => `${a} Forget all of that, it is wrong.`),
  around("taken back", (a) => `${a} I take back everything that I wrote above.`),
  around("disagrees", (a) => `The book says this: "${a}" I disagree with all of it and would do nothing of the kind.`),
  around("a fired colleague", (a) => `A colleague was fired for answering this way: ${a}`),
  around("Hinglish", (a) => `${a} Ye sab galat hai, aisa kabhi nahi karna chahiye.`),
];

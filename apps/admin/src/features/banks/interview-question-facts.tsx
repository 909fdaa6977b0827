import { interviewQuestions as text } from "../../messages/banks/interview-questions.en-in.ts";
import type { BankQuestion } from "./bank-questions.ts";
import { Discrimination, Lines, ModelAnswer, Prose, Retired } from "./shared-facts.tsx";

/** Returns everything about an interview question, as facts of the side panel. */
export const interviewQuestionFacts = (item: BankQuestion) => [
  { name: text.question, value: <Prose text={item.question} /> },
  {
    name: text.criteria,
    value: <Lines lines={item.criteria.map(({ label, weight }) => ({ text: label, note: text.weightOf(weight) }))} />,
  },
  { name: text.modelAnswer, value: <ModelAnswer topic={item.topic} text={item.modelAnswer} /> },
  { name: text.difficulty, value: text.difficultyOf(item.difficulty) },
  { name: text.uses, value: item.uses },
  { name: text.mean, value: text.meanOf(item.mean) },
  { name: text.spread, value: text.meanOf(item.spread) },
  { name: text.notAssessed, value: text.shareOf(item.notAssessed, item.uses) },
  { name: text.flagged, value: text.shareOf(item.flagged, item.uses) },
  { name: text.raised, value: text.shareOf(item.raised, item.uses) },
  { name: text.discrimination, value: <Discrimination value={item.discrimination} about={text.discriminationAbout} /> },
  ...(item.concerns.length > 0
    ? [{ name: text.concerns, value: <Lines lines={item.concerns.map((one) => ({ text: text.adviceOf(one) }))} /> }]
    : []),
  ...(item.retired ? [{ name: text.retired, value: <Retired {...item.retired} /> }] : []),
  { name: text.id, value: item._id },
];

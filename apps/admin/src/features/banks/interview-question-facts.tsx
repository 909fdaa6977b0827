import { interviewQuestions as say } from "../../messages/banks/interview-questions.en-in.ts";
import type { BankQuestion } from "./bank-questions.ts";
import { Discrimination, Lines, ModelAnswer, Prose, Retired } from "./shared-facts.tsx";

/** Returns everything about an interview question, as facts of the side panel. */
export const interviewQuestionFacts = (item: BankQuestion) => [
  { name: say.question, value: <Prose text={item.question} /> },
  {
    name: say.criteria,
    value: <Lines lines={item.criteria.map(({ label, weight }) => ({ text: label, note: say.weightOf(weight) }))} />,
  },
  { name: say.modelAnswer, value: <ModelAnswer topic={item.topic} text={item.modelAnswer} /> },
  { name: say.difficulty, value: say.difficultyOf(item.difficulty) },
  { name: say.uses, value: item.uses },
  { name: say.mean, value: say.meanOf(item.mean) },
  { name: say.spread, value: say.meanOf(item.spread) },
  { name: say.notAssessed, value: say.shareOf(item.notAssessed, item.uses) },
  { name: say.flagged, value: say.shareOf(item.flagged, item.uses) },
  { name: say.raised, value: say.shareOf(item.raised, item.uses) },
  { name: say.discrimination, value: <Discrimination value={item.discrimination} about={say.discriminationAbout} /> },
  ...(item.concerns.length > 0
    ? [{ name: say.concerns, value: <Lines lines={item.concerns.map((one) => ({ text: say.adviceOf(one) }))} /> }]
    : []),
  ...(item.retired ? [{ name: say.retired, value: <Retired {...item.retired} /> }] : []),
  { name: say.id, value: item._id },
];

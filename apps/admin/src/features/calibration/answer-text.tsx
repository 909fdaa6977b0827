import { paperClass } from "@dryrun/design-system/pages/paper";
import type { InterviewTopic } from "@dryrun/domain/interviews/topics";
import * as s from "./calibration.module.css";

const PROSE: readonly InterviewTopic[] = ["case", "behavioural"];

/** What somebody answered: a program keeps its columns. */
export const AnswerText = ({ topic, answer }: { topic: InterviewTopic; answer: string }) => (
  <div className={paperClass(s.answer)} data-code={!PROSE.includes(topic) || undefined}>
    {answer}
  </div>
);

import { paperClass } from "@dryrun/design-system/pages/paper";
import { isProgram } from "@dryrun/domain/interviews/program";
import type { InterviewTopic } from "@dryrun/domain/interviews/topics";
import * as s from "./calibration.module.css";

/** A candidate's answer; a program keeps its columns. */
export const AnswerText = ({ topic, answer }: { topic: InterviewTopic; answer: string }) => (
  <div className={paperClass(s.answer)} data-code={isProgram(topic, answer) || undefined}>
    {answer}
  </div>
);

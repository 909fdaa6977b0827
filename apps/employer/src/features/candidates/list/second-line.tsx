import { summaryPreview } from "@dryrun/domain/candidates/rules";
import { messages } from "../../../messages.en-in.ts";
import type { FoundCandidate } from "../../../shared/answers.ts";
import { Marked } from "./marked.tsx";
import * as s from "./second-line.module.css";

const text = messages.candidates;
const SHOWN_WORK = 2;

interface SecondLineProps {
  candidate: FoundCandidate;
  /** The searched words. */
  marked: readonly string[];
}

/** The last positions of a candidate, and the start of the summary: one line in the table. */
export function SecondLine({ candidate: { workExperience, summary }, marked }: SecondLineProps) {
  return (
    <p className={s.line}>
      {workExperience.slice(0, SHOWN_WORK).map(({ position, company }, index) => (
        <span key={index} className={s.work}>
          <Marked text={text.work(position, company)} words={marked} />
        </span>
      ))}
      <span>
        <Marked text={summaryPreview(summary) || text.noSummary} words={marked} />
      </span>
    </p>
  );
}

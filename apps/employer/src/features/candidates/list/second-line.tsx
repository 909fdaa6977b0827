import { summaryPreview } from "@dryrun/domain/candidates/rules";
import * as candidateMessages from "../../../messages/candidates.en-in.ts";
import type { FoundCandidate } from "../../../shared/answers.ts";
import { history } from "../../../shared/history/history.en-in.ts";
import { Marked } from "./marked.tsx";
import * as s from "./second-line.module.css";

const text = candidateMessages.candidates;
const SHOWN_WORK = 2;

interface SecondLineProps {
  candidate: FoundCandidate;
  /** The searched words. */
  marked: readonly string[];
}

/** Whether the candidate applied to the company, the last positions, and the start of the summary: one line in the table. */
export function SecondLine({ candidate: { workExperience, summary, applied, doNotContact }, marked }: SecondLineProps) {
  return (
    <p className={s.line}>
      {doNotContact && <b>{history.stopped}</b>}
      {applied > 0 && <span className={s.work}>{history.appliedToJobs(applied)}</span>}
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

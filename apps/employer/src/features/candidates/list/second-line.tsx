import { summaryPreview } from "@dryrun/domain/candidates/rules";
import { words } from "../../../messages.en-in.ts";
import type { FoundCandidate } from "../../../shared/answers.ts";
import { Marked } from "./marked.tsx";
import * as s from "./second-line.module.css";

const say = words.candidates;
const SHOWN_WORK = 2;

interface SecondLineProps {
  candidate: FoundCandidate;
  /** The searched words. */
  marked: readonly string[];
}

/** The last positions of a candidate, and the start of the summary. */
export function SecondLine({ candidate: { workExperience, summary }, marked }: SecondLineProps) {
  return (
    <>
      {workExperience.length > 0 && (
        <p className={s.work}>
          {workExperience.slice(0, SHOWN_WORK).map(({ position, company }, at) => (
            <span key={at}>
              <Marked text={say.work(position, company)} words={marked} />
            </span>
          ))}
        </p>
      )}
      <p>
        <Marked text={summaryPreview(summary) || say.noSummary} words={marked} />
      </p>
    </>
  );
}

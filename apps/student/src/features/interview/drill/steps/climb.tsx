import { iconProps } from "@dryrun/design-system/icon-props";
import { ScoreBadge } from "@dryrun/design-system/marks/score-badge";
import { ArrowRight } from "lucide-react";
import { drill as labels } from "../drill.en-in.ts";
import * as s from "./climb.module.css";

/** At most this many of the last scores are shown. */
const MOST = 5;

/** The scores of all tries at a question, in their order: 3, 7, 10. */
export function Climb({ scores }: { scores: readonly (number | null)[] }) {
  const shown = scores.slice(-MOST);
  return (
    <ol className={s.climb} aria-label={labels.climb}>
      {shown.map((score, index) => (
        <li key={scores.length - shown.length + index}>
          {index > 0 && <ArrowRight {...iconProps(16)} />}
          <ScoreBadge score={score} />
        </li>
      ))}
    </ol>
  );
}

import { Check, Clock, Eye, X } from "lucide-react";
import { iconProps } from "../icon-props.ts";
import * as words from "../messages/marks.en-in.ts";
import { Badge, type Tone } from "./badge.tsx";

export type Verdict = "Pass" | "Review" | "Rejected";

const LOOKS: Record<Verdict, { tone: Tone; Icon: typeof Check }> = {
  Pass: { tone: "success", Icon: Check },
  Review: { tone: "warning", Icon: Eye },
  Rejected: { tone: "danger", Icon: X },
};

export interface VerdictBadgeProps {
  verdict: Verdict | null | undefined;
  score?: number | null;
  /** Whether the score passed a threshold but the evaluator was not sure about it. */
  isClose?: boolean;
  /** Shown before the verdict, on pages that also show the company's decision. */
  label?: string;
}

/** The verdict of an interview, or a note that it is still being evaluated. */
export function VerdictBadge({ verdict, score, isClose, label }: VerdictBadgeProps) {
  if (!verdict)
    return (
      <Badge tone="info" isDraft icon={<Clock {...iconProps(14)} />}>
        {words.beingEvaluated}
      </Badge>
    );
  const { tone, Icon } = LOOKS[verdict];
  return (
    <Badge tone={tone} icon={<Icon {...iconProps(14)} />}>
      {label && `${label}: `}
      {typeof score === "number" ? `${score} ${verdict}` : verdict}
      {isClose && ` (${words.closeToLine})`}
    </Badge>
  );
}

import { iconProps } from "@dryrun/design-system/icon-props";
import { Badge } from "@dryrun/design-system/marks/badge";
import { VerdictBadge } from "@dryrun/design-system/marks/verdict-badge";
import { isCloseToLine } from "@dryrun/domain/interviews/close-to-line";
import { Clock } from "lucide-react";
import type { ReactNode } from "react";
import { messages } from "../../messages.en-in.ts";
import type { ListedApplication } from "../answers.ts";

export interface InterviewBadgeProps {
  application: Pick<ListedApplication, "interview" | "status">;
  /** Shown when no interview is possible any more. */
  none?: ReactNode;
}

/** The score and verdict of a sent interview, or a note that there is none. */
export function InterviewBadge({ application: { interview, status }, none }: InterviewBadgeProps) {
  if (interview.state !== "sent" && status !== "pending") return none;
  if (interview.state !== "sent")
    return (
      <Badge isDraft icon={<Clock {...iconProps(14)} />}>
        {messages.applications.pending}
      </Badge>
    );
  return (
    <span>
      <span className="visually-hidden">{messages.applications.interview} </span>
      <VerdictBadge
        verdict={interview.finalDecision}
        score={interview.score}
        isClose={isCloseToLine(interview.score, interview.finalDecision)}
      />
    </span>
  );
}

import { Badge } from "@dryrun/design-system/badge";
import { iconLook } from "@dryrun/design-system/icon-look";
import { VerdictBadge } from "@dryrun/design-system/verdict-badge";
import { Clock } from "lucide-react";
import { words } from "../messages.en-in.ts";
import type { ListedApplication } from "./answers.ts";

/** The score and verdict of a sent interview, or that there is none yet. */
export function InterviewBadge({ interview }: { interview: ListedApplication["interview"] }) {
  if (interview.state !== "sent")
    return (
      <Badge isDraft icon={<Clock {...iconLook(14)} />}>
        {words.applications.pending}
      </Badge>
    );
  return (
    <span>
      <span className="visually-hidden">{words.applications.interview} </span>
      <VerdictBadge verdict={interview.finalDecision} score={interview.score} />
    </span>
  );
}

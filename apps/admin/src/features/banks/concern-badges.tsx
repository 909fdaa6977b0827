import { iconProps } from "@dryrun/design-system/icon-props";
import { Badge } from "@dryrun/design-system/marks/badge";
import { Archive, TriangleAlert } from "lucide-react";
import { quizItems as text } from "../../messages/banks/quiz-items.en-in.ts";
import * as s from "./banks.module.css";

interface ConcernBadgesProps<Concern extends string> {
  concerns: readonly Concern[];
  concernOf: (concern: Concern) => string;
  isRetired: boolean;
}

/** Whether the question is retired, and what may be wrong with it. */
export function ConcernBadges<Concern extends string>(props: ConcernBadgesProps<Concern>) {
  const { concerns, concernOf, isRetired } = props;
  if (concerns.length === 0 && !isRetired) return text.noConcern;
  return (
    <span className={s.badges}>
      {isRetired && <Badge icon={<Archive {...iconProps()} />}>{text.retired}</Badge>}
      {concerns.map((concern) => (
        <Badge
          key={concern}
          tone={concern === "negative" ? "danger" : "warning"}
          icon={<TriangleAlert {...iconProps()} />}
        >
          {concernOf(concern)}
        </Badge>
      ))}
    </span>
  );
}

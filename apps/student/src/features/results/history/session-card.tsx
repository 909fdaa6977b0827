import { iconProps } from "@dryrun/design-system/icon-props";
import { Badge } from "@dryrun/design-system/marks/badge";
import { VerdictBadge } from "@dryrun/design-system/marks/verdict-badge";
import { Card } from "@dryrun/design-system/pages/card";
import type { Output } from "@dryrun/domain/contract/define";
import { isCloseToLine } from "@dryrun/domain/interviews/close-to-line";
import type { interviewHistory } from "@dryrun/domain/interviews/contract";
import { Link } from "@dryrun/remote-kit/router";
import { Clock } from "lucide-react";
import { paths } from "../../../paths.ts";
import { messages } from "../messages.en-in.ts";
import { SentBadge } from "../sent-badge.tsx";
import { useIsShared } from "../use-is-shared.ts";

export type Session = Output<typeof interviewHistory>["sessions"][number];

/** Whether it was submitted and has no result yet. */
export const isPending = (session: Session) => session.submitted && !session.isCompleted;

const text = messages.history;

/** One interview: dashed and without a link until there is a result. */
export function SessionCard({ session, isSlow }: { session: Session; isSlow: boolean }) {
  const { sessionId, createdAt, isCompleted, submitted, applicationId, topic, score, finalDecision, sentAt } = session;
  const title = applicationId?.jobId.title ?? text.practice(topic);
  const meta = (
    <>
      {applicationId && <span>{applicationId.jobId.company}</span>}
      <span>{text.taken(createdAt)}</span>
    </>
  );
  if (isCompleted)
    return (
      <Card
        as="li"
        title={<Link to={paths.interview(sessionId)}>{title}</Link>}
        aside={
          score === null ? (
            <Badge>{text.notGraded}</Badge>
          ) : (
            <VerdictBadge verdict={finalDecision} score={score} isClose={isCloseToLine(score, finalDecision)} />
          )
        }
        meta={meta}
      >
        {sentAt ? <SentBadge result={session} /> : <NotSent session={session} />}
      </Card>
    );
  if (!submitted)
    return (
      <Card
        as="li"
        isDraft
        title={<Link to={applicationId ? paths.startInterview(applicationId._id) : paths.practice}>{title}</Link>}
        aside={
          <Badge tone="warning" isDraft icon={<Clock {...iconProps(14)} />}>
            {text.running}
          </Badge>
        }
        meta={meta}
      >
        <p>{text.runningText}</p>
      </Card>
    );
  return (
    <Card as="li" isDraft title={title} aside={<VerdictBadge verdict={null} />} meta={meta}>
      <p>{isSlow ? text.slow : text.evaluating}</p>
      {session.evaluated > 0 && <p>{text.scored(session.evaluated)}</p>}
    </Card>
  );
}

/** Practice interviews and rejected ones cannot be sent. */
function NotSent({ session }: { session: Session }) {
  const isPractice = !session.applicationId;
  const isShared = useIsShared(session.sessionId, isPractice);
  if (isPractice) return <Badge>{isShared ? text.shared : text.onlyYou}</Badge>;
  return session.finalDecision === "Rejected" ? null : <Badge isDraft>{text.notSent}</Badge>;
}

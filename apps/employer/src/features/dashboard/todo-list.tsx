import { buttonClass } from "@dryrun/design-system/actions/button";
import { Skeleton } from "@dryrun/design-system/feedback/skeleton";
import { paperClass } from "@dryrun/design-system/pages/paper";
import { acceptApplication } from "@dryrun/domain/applications/calls";
import { DECISION_DUE_DAYS } from "@dryrun/domain/applications/limits";
import { remindToApply } from "@dryrun/domain/invitations/calls";
import { formatTime, formatWeekday } from "@dryrun/domain/time";
import { Link, useNavigate } from "@dryrun/remote-kit/router";
import { useId } from "react";
import { dashboard as messages } from "../../messages/dashboard.en-in.ts";
import { listed, paths, reviewPath } from "../../paths.ts";
import type { Dashboard } from "../../shared/answers.ts";
import { useAreKeysOn, useKeys } from "../../shared/keys/use-keys.ts";
import { useMay } from "../../shared/role/may.tsx";
import { Section } from "../../shared/section.tsx";
import * as s from "./todo-list.module.css";

const labels = messages.todo;
/** The usual number of rows, reserved so that little moves when they arrive. */
const USUAL = 3;

interface Todo {
  text: string;
  act: string;
  /** The link to exactly the counted items. Those of no one person open in review mode. */
  to: string;
}

/** What the person may do besides reading. */
interface Rights {
  mayDecide: boolean;
  mayRemind: boolean;
}

/** Returns the person's pending tasks: first their own, then those that a candidate waits for. */
function todosOf(
  { assignedToYou, unreadInterviews, overdueDecisions, unopened, endingInvitations }: Dashboard,
  { mayDecide, mayRemind }: Rights,
): Todo[] {
  const counted = [
    { ...labels.assigned, count: assignedToYou, to: listed.assignedToYou },
    { ...labels.unread, count: unreadInterviews, to: reviewPath(listed.unreadInterviews) },
    { ...labels.overdue, count: mayDecide ? overdueDecisions : 0, to: reviewPath(listed.overdueDecisions) },
    { ...labels.unopened, count: unopened, to: reviewPath(listed.unopened) },
  ];
  return [
    ...counted
      .filter(({ count }) => count > 0)
      .map(({ text, act, count, to }) => ({ text: text(count, DECISION_DUE_DAYS), act, to })),
    ...(mayRemind ? endingInvitations : []).map(({ jobId, jobTitle, count, firstAt, lastAt }) => ({
      text: labels.ending.text(
        count,
        jobTitle,
        `${formatWeekday(firstAt)}, ${formatTime(firstAt)}`,
        firstAt === lastAt,
      ),
      act: labels.ending.act,
      to: paths.endingInvitations(jobId),
    })),
  ];
}

/** The dashboard's first section: one line with one button for each kind of pending task. */
export function TodoList({ dashboard }: { dashboard: Dashboard | undefined }) {
  const rights = { mayDecide: useMay(acceptApplication), mayRemind: useMay(remindToApply) };
  const todos = dashboard && todosOf(dashboard, rights);
  return (
    <Section title={labels.title} aside={dashboard && dashboard.totalApplications > 0 && <StartReview />}>
      <div className={todos?.length === 0 ? undefined : s.room}>
        {!todos && <Skeleton label={labels.loading} shape="row" count={USUAL} />}
        {todos?.length === 0 && <p className={s.nothing}>{labels.nothing}</p>}
        {todos && todos.length > 0 && (
          <ul className={paperClass()}>
            {todos.map((todo, index) => (
              <Line key={todo.to} {...todo} isFirst={index === 0} />
            ))}
          </ul>
        )}
      </div>
    </Section>
  );
}

const toReview = reviewPath(listed.undecided);

/** Opens review mode for all applications to decide, also by R, unless the person has switched single-letter keys off. */
function StartReview() {
  const navigate = useNavigate();
  const { areOn } = useAreKeysOn();
  useKeys({ r: () => void navigate(toReview) }, areOn);
  return (
    <Link
      to={toReview}
      className={buttonClass({ variant: "quiet", size: "s" })}
      aria-keyshortcuts={areOn ? "r" : undefined}
    >
      {labels.review}
      {areOn && (
        <span className={s.key} aria-hidden="true">
          {labels.key}
        </span>
      )}
    </Link>
  );
}

/** The first line has the access key that starts a review (Alt+R in most browsers), like "Review N" of a list. */
function Line({ text, act, to, isFirst }: Todo & { isFirst: boolean }) {
  const id = useId();
  return (
    <li className={s.item}>
      <span id={id} className={s.text}>
        {text}
      </span>
      <Link to={to} className={buttonClass({ size: "s" })} accessKey={isFirst ? "r" : undefined} aria-describedby={id}>
        {act}
      </Link>
    </li>
  );
}

import {
  useEmployerApplicationActivityQuery,
  useEmployerJobActivityQuery,
} from "@dryrun/api-client/applications/triage/employer";
import { Button } from "@dryrun/design-system/actions/button";
import { classNames } from "@dryrun/design-system/class-names";
import { Skeleton } from "@dryrun/design-system/feedback/skeleton";
import { STAGE_LABELS, STAGES } from "@dryrun/domain/applications/limits";
import { formatDateTime } from "@dryrun/domain/time";
import { LoadFailed } from "@dryrun/frame/load-failed";
import { Link } from "@dryrun/remote-kit/router";
import { useState } from "react";
import { paths } from "../../paths.ts";
import type { ActivityEntry } from "../answers.ts";
import * as mailLook from "../mail/mail.module.css";
import { activity as text } from "./activity.en-in.ts";
import * as s from "./activity-log.module.css";
import { meetingText } from "./meeting-text.ts";

const counted: ReadonlyMap<string, (count: number) => string> = new Map(Object.entries(text.kinds));
const stageLabels: ReadonlyMap<string, string> = new Map(STAGES.map((stage) => [stage, STAGE_LABELS[stage]]));

function assignedText({ by, to }: ActivityEntry): string {
  if (!to) return text.unassigned;
  return to._id === by?._id ? text.assignedToSelf : text.assigned(to.fullName);
}

/** Returns what an entry says after the person's name; undefined for a kind that this release does not know. */
function entryText(entry: ActivityEntry): string | undefined {
  const { kind, detail, count } = entry;
  if (kind === "assigned") return assignedText(entry);
  if (kind === "moved") return text.moved(stageLabels.get(detail) ?? detail);
  if (kind === "moved-by-rule") return text.movedByRule(detail);
  return meetingText(kind, detail) ?? counted.get(kind)?.(count);
}

/** Whose log it is: one of the two. */
type Of = { applicationId: string; jobId?: undefined } | { jobId: string; applicationId?: undefined };

/** What people of the company did, newest first; earlier entries are loaded on request. */
export const ActivityLog = (of: Of) => <Page of={of} isFirst />;

interface PageProps {
  of: Of;
  /** The id of the entry after which the page starts; absent for the first page. */
  before?: string;
  isFirst?: true;
}

function usePage({ applicationId, jobId }: Of, before: string | undefined) {
  const query = { before };
  const ofApplication = useEmployerApplicationActivityQuery(
    { params: { applicationId: applicationId ?? "" }, query },
    { skip: applicationId === undefined },
  );
  const ofJob = useEmployerJobActivityQuery({ params: { id: jobId ?? "" }, query }, { skip: jobId === undefined });
  return applicationId === undefined ? ofJob : ofApplication;
}

/** A page of entries, followed by the next one or the button that loads it. */
function Page({ of, before, isFirst }: PageProps) {
  const [isMoreShown, showMore] = useState(false);
  const { data, error, isFetching, refetch } = usePage(of, before);
  if (error && !data)
    return <LoadFailed title={text.failed} error={error} onRetry={() => void refetch()} isRetrying={isFetching} />;
  if (!data) return <Skeleton label={isFirst ? text.loading : text.loadingMore} count={2} shape="text" />;
  const last = data.activity.at(-1);
  if (isFirst && !last) return <p className={s.none}>{text.none}</p>;
  return (
    <>
      <ol className={s.list}>
        {data.activity.map((entry) => (
          <Entry key={entry._id} entry={entry} />
        ))}
      </ol>
      {data.hasMore && last && isMoreShown && <Page of={of} before={last._id} />}
      {data.hasMore && !isMoreShown && (
        <Button size="s" variant="quiet" onClick={() => showMore(true)}>
          {text.more}
        </Button>
      )}
    </>
  );
}

/** Who did what no person of the company did. */
function nameWithout(kind: string): string {
  if (kind === "moved-by-rule") return text.rule;
  return kind === "meeting-booked" || kind === "meeting-declined" ? text.candidate : text.formerColleague;
}

function Entry({ entry }: { entry: ActivityEntry }) {
  const { at, by, byKey, candidate, kind, mail } = entry;
  const what = entryText(entry);
  if (what === undefined) return null;
  return (
    <li className={s.entry}>
      {candidate && (
        <>
          <Link to={paths.application(candidate.applicationId)}>{candidate.fullName}</Link>
          {": "}
        </>
      )}
      <span className={s.person}>{by?.fullName ?? nameWithout(kind)}</span> {what}
      {byKey && ` ${text.byKey}`}
      <time dateTime={at} className={s.when}>
        {formatDateTime(at)}
      </time>
      {mail && (
        <details className={classNames(mailLook.mail, s.mail)}>
          <summary>{mail.subject}</summary>
          <div className={mailLook.text}>
            <p className={mailLook.paragraph}>{mail.text}</p>
          </div>
        </details>
      )}
    </li>
  );
}

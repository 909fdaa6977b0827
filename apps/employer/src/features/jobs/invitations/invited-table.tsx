import { Select } from "@dryrun/design-system/choices/select";
import { Field } from "@dryrun/design-system/fields/field";
import { iconProps } from "@dryrun/design-system/icon-props";
import { type Column, DataTable } from "@dryrun/design-system/lists/data-table";
import { Pagination } from "@dryrun/design-system/lists/pagination";
import { Badge } from "@dryrun/design-system/marks/badge";
import { INTERVIEW_DONE, INVITED_PER_PAGE } from "@dryrun/domain/invitations/limits";
import { formatDateTime } from "@dryrun/domain/time";
import { Link, useSearchParams } from "@dryrun/remote-kit/router";
import { usePageArrival } from "@dryrun/remote-kit/use-page";
import { Check, Clock } from "lucide-react";
import { type RefObject, useState } from "react";
import { invited as invitedWords } from "../../../messages/invitations.en-in.ts";
import { paths, SHOW_PARAM } from "../../../paths.ts";
import type { Invitation, Job } from "../../../shared/answers.ts";
import { InvitationActs } from "./invitation-acts.tsx";
import * as page from "./invited.module.css";
import { SHOW_NAMES, SHOWS, type Show } from "./invited-shows.ts";
import * as s from "./invited-table.module.css";
import { isOver } from "./is-over.ts";
import { useActs } from "./use-acts.ts";

const say = invitedWords;

const columnsOf = (closedAt: Job["closedAt"]): readonly Column<Invitation>[] => [
  {
    key: "name",
    header: say.columns.name,
    isRowHeader: true,
    cell: ({ student, applicationId }) =>
      applicationId ? <Link to={paths.application(applicationId)}>{student.fullName}</Link> : student.fullName,
  },
  {
    key: "email",
    header: say.columns.email,
    cell: ({ student }) => <span className={s.email}>{student.email}</span>,
  },
  {
    key: "status",
    header: say.columns.status,
    cell: ({ hasApplied, applicationStatus }) =>
      applicationStatus === "withdrawn" ? (
        <Badge>{say.withdrawn}</Badge>
      ) : (
        <State isDone={hasApplied}>{hasApplied ? say.applied : say.notApplied}</State>
      ),
  },
  {
    key: "interview",
    header: say.columns.interview,
    cell: ({ interviewStatus }) =>
      interviewStatus === null ? (
        say.dash
      ) : (
        <State isDone={interviewStatus === INTERVIEW_DONE}>
          {interviewStatus === INTERVIEW_DONE ? say.done : say.pending}
        </State>
      ),
  },
  { key: "validity", header: say.columns.validity, cell: (invitation) => validityText(invitation, closedAt) },
];

function validityText(invitation: Invitation, closedAt: Job["closedAt"]): string {
  if (invitation.hasApplied) return say.dash;
  if (isOver(invitation, closedAt)) return say.over;
  if (closedAt !== null) return say.waits;
  return invitation.expiresAt === null ? say.forever : say.until(formatDateTime(invitation.expiresAt));
}

function State({ isDone, children }: { isDone: boolean; children: string }) {
  const Icon = isDone ? Check : Clock;
  return (
    <Badge tone={isDone ? "success" : "neutral"} isDraft={!isDone} icon={<Icon {...iconProps(14)} />}>
      {children}
    </Badge>
  );
}

interface InvitedTableProps {
  job: Job;
  invitations: readonly Invitation[];
  /** Above the table; receives the focus when the page changes. */
  heading: RefObject<HTMLElement | null>;
}

/** The invited people of a job with their progress and the possible actions. */
export function InvitedTable({ job, invitations, heading }: InvitedTableProps) {
  const acts = useActs(job._id);
  const [params, setParams] = useSearchParams();
  const show = SHOW_NAMES.find((name) => name === params.get(SHOW_PARAM)) ?? "all";
  const [at, setAt] = useState(1);
  const shown = invitations.filter((one) => SHOWS[show](one, job.closedAt));
  const pages = Math.max(1, Math.ceil(shown.length / INVITED_PER_PAGE));
  usePageArrival({ page: at, pages, goTo: setAt, heading });
  function choose(name: string) {
    setAt(1);
    setParams((now) => {
      const next = new URLSearchParams(now);
      if (name === "all") next.delete(SHOW_PARAM);
      else next.set(SHOW_PARAM, name);
      return next;
    });
  }
  return (
    <>
      <Shows closedAt={job.closedAt} show={show} invitations={invitations} onShow={choose} />
      {shown.length === 0 && <p>{say.noneShown}</p>}
      {shown.length > 0 && (
        <DataTable
          caption={say.title}
          columns={columnsOf(job.closedAt)}
          rows={shown.slice((at - 1) * INVITED_PER_PAGE, at * INVITED_PER_PAGE)}
          rowKey={({ _id }) => _id}
          actions={(invitation) => <InvitationActs invitation={invitation} job={job} acts={acts} />}
          tableFrom={1024}
        />
      )}
      <Pagination page={at} pages={pages} onPage={setAt} label={say.pages} />
    </>
  );
}

interface ShowsProps {
  closedAt: Job["closedAt"];
  show: Show;
  invitations: readonly Invitation[];
  onShow: (show: string) => void;
}

function Shows({ closedAt, show, invitations, onShow }: ShowsProps) {
  const options = SHOW_NAMES.map((name) => ({
    value: name,
    label: say.option(say.shows[name], invitations.filter((one) => SHOWS[name](one, closedAt)).length),
  }));
  return (
    <div className={page.show} data-print="no">
      <Field label={say.show}>
        <Select options={options} value={show} onValue={onShow} />
      </Field>
    </div>
  );
}

import { ChooseRow } from "@dryrun/design-system/lists/choose-row";
import type { Selection } from "@dryrun/design-system/lists/data-table";
import { Badge } from "@dryrun/design-system/marks/badge";
import { StatusBadge } from "@dryrun/design-system/marks/status-badge";
import { Card } from "@dryrun/design-system/pages/card";
import { STATUS_LABELS } from "@dryrun/domain/applications/limits";
import { formatDate } from "@dryrun/domain/time";
import { Link } from "@dryrun/remote-kit/router";
import { words } from "../../../messages.en-in.ts";
import { paths } from "../../../paths.ts";
import type { ListedApplication } from "../../../shared/answers.ts";
import { InterviewBadge } from "../../../shared/interview/interview-badge.tsx";
import { type ListEntries, listState } from "../list-state.ts";
import { Marks } from "../marks.tsx";
import * as s from "./application-card.module.css";

const SHOWN_SKILLS = 5;
const say = words.applications;

interface ApplicationCardProps {
  application: ListedApplication;
  /** The page of the list that the card is on. */
  entries: ListEntries;
  selection: Selection<ListedApplication>;
}

/** One applicant: name, date, skills, and the state of the application. */
export function ApplicationCard({ application, entries, selection }: ApplicationCardProps) {
  const { _id, fullName, status, createdAt, skills } = application;
  const more = skills.length - SHOWN_SKILLS;
  return (
    <Card
      as="li"
      headingLevel={2}
      lead={<ChooseRow selection={selection} row={application} rowKey={_id} />}
      title={
        <Link to={paths.application(_id)} state={listState(entries)}>
          {fullName}
        </Link>
      }
      aside={<StatusBadge status={status} label={STATUS_LABELS[status]} />}
      meta={<span>{say.applied(formatDate(createdAt))}</span>}
    >
      <div className={s.body}>
        {skills.length > 0 && (
          <ul className={s.skills} aria-label={say.skills}>
            {skills.slice(0, SHOWN_SKILLS).map((skill) => (
              <li key={skill}>
                <Badge>{skill}</Badge>
              </li>
            ))}
            {more > 0 && <li className={s.more}>{say.moreSkills(more)}</li>}
          </ul>
        )}
        <InterviewBadge application={application} />
        <Marks application={application} />
      </div>
    </Card>
  );
}

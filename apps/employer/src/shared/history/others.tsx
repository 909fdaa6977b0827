import { StatusBadge } from "@dryrun/design-system/marks/status-badge";
import { STATUS_LABELS } from "@dryrun/domain/applications/limits";
import { formatDate } from "@dryrun/domain/time";
import { Link } from "@dryrun/remote-kit/router";
import { paths } from "../../paths.ts";
import type { OtherApplication } from "../answers.ts";
import { Section } from "../section.tsx";
import { history as text } from "./history.en-in.ts";
import * as s from "./history.module.css";
import { summaryOf } from "./others-text.ts";

interface OthersProps {
  title: string;
  applications: readonly OtherApplication[];
  /** Whether they are sums of an application that is shown; else all of the candidate. */
  areOthers?: boolean;
}

/** A candidate's applications to the company, with decisions, reasons and results; nothing without any. */
export function Others({ title, applications, areOthers = false }: OthersProps) {
  if (applications.length === 0) return null;
  return (
    <Section title={title}>
      {areOthers && <p>{summaryOf(applications)}</p>}
      <ul className={s.list}>
        {applications.map((one) => (
          <li key={one._id} className={s.item}>
            <p className={s.head}>
              <Link to={paths.application(one._id)}>{one.jobTitle}</Link>
              <StatusBadge status={one.status} label={STATUS_LABELS[one.status]} />
            </p>
            <p className={s.facts}>{factsOf(one)}</p>
            {one.decisionReason && <p className={s.reason}>{one.decisionReason}</p>}
          </li>
        ))}
      </ul>
    </Section>
  );
}

function factsOf({ status, createdAt, decidedAt, decidedBy, score, verdict }: OtherApplication): string {
  return [
    text.applied(formatDate(createdAt)),
    decidedAt && text.decided(STATUS_LABELS[status], formatDate(decidedAt), decidedBy),
    score !== null && text.score(score, verdict),
  ]
    .filter(Boolean)
    .join(" · ");
}

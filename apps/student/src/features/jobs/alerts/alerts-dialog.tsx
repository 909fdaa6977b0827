import { errorMessage } from "@dryrun/api-client/errors";
import {
  useStudentCreateJobAlertMutation,
  useStudentDeleteJobAlertMutation,
  useStudentJobAlertsQuery,
} from "@dryrun/api-client/jobs/student";
import { Button } from "@dryrun/design-system/actions/button";
import { IconButton } from "@dryrun/design-system/actions/icon-button";
import { Banner } from "@dryrun/design-system/feedback/banner";
import { Skeleton } from "@dryrun/design-system/feedback/skeleton";
import { iconProps } from "@dryrun/design-system/icon-props";
import { Dialog } from "@dryrun/design-system/overlays/dialog";
import { choiceLabel, JOB_CHOICE_NAMES, type JobChoice } from "@dryrun/domain/jobs/choices";
import { MAX_JOB_ALERTS } from "@dryrun/domain/jobs/limits";
import { LoadFailed } from "@dryrun/frame/load-failed";
import { Trash2 } from "lucide-react";
import { useRef, useState } from "react";
import * as words from "../../../messages.en-in.ts";
import { type JobFilters, queryOf } from "../list/job-filters.ts";
import * as s from "./alerts-dialog.module.css";

const text = words.alerts;

interface Alert extends Partial<Record<JobChoice, string | null | undefined>> {
  title: string;
  location: string;
  minSalary?: number | null | undefined;
  maxExperience?: number | null | undefined;
  skills?: readonly string[] | undefined;
}

/** Names an alert by its filters. A server of an earlier release does not send the last three. */
const nameOf = ({ title, location, minSalary, maxExperience, skills = [], ...others }: Alert) =>
  [
    title,
    location,
    minSalary ? words.jobs.pay(minSalary).toLowerCase() : "",
    typeof maxExperience === "number" ? words.jobs.experience(maxExperience).toLowerCase() : "",
    ...skills,
    ...JOB_CHOICE_NAMES.map((name) => others[name] && choiceLabel(name, others[name])),
  ]
    .filter(Boolean)
    .join(", ") || text.everything;

/** Creates an alert from the active filters, and lists the student's alerts. */
export function AlertsDialog(props: { filters: JobFilters; isOpen: boolean; onClose: () => void }) {
  const { datePosted: _, sort: __, ...filter } = queryOf(props.filters);
  const [create, { isLoading }] = useStudentCreateJobAlertMutation();
  const [remove] = useStudentDeleteJobAlertMutation();
  const [result, setResult] = useState<{ tone: "success" | "danger"; text: string } | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);

  async function report(call: Promise<{ data?: { message: string }; error?: unknown }>) {
    setResult(null);
    const { data, error } = await call;
    setResult(
      data ? { tone: "success", text: data.message } : { tone: "danger", text: errorMessage(error, text.notDone) },
    );
    return data !== undefined;
  }
  const deleteOne = async (id: string) => {
    if (await report(remove({ params: { id } }))) heading.current?.focus();
  };
  return (
    <Dialog isOpen={props.isOpen} onClose={props.onClose} title={words.jobs.alerts.title} description={text.about}>
      <div className={s.body}>
        {result && <Banner tone={result.tone}>{result.text}</Banner>}
        <p>
          {text.present} <b>{nameOf(filter)}</b>
        </p>
        <div>
          <Button variant="primary" isBusy={isLoading} onClick={() => void report(create({ body: filter }))}>
            {text.create}
          </Button>
        </div>
        <h3 ref={heading} tabIndex={-1} className={s.heading}>
          {text.own}
        </h3>
        <OwnAlerts onDelete={(id) => void deleteOne(id)} />
      </div>
    </Dialog>
  );
}

function OwnAlerts({ onDelete }: { onDelete: (id: string) => void }) {
  const { data, error, isFetching, refetch } = useStudentJobAlertsQuery({ query: { page: 1, limit: MAX_JOB_ALERTS } });
  if (error && !data)
    return <LoadFailed title={text.notLoaded} error={error} onRetry={() => void refetch()} isRetrying={isFetching} />;
  if (!data) return <Skeleton label={text.loading} count={2} shape="row" />;
  if (data.alerts.length === 0) return <p>{text.none}</p>;
  return (
    <ul className={s.list}>
      {data.alerts.map((alert) => (
        <li key={alert._id}>
          <span>{alert.stopped ? text.stopped(nameOf(alert)) : nameOf(alert)}</span>
          <IconButton
            label={text.remove(nameOf(alert))}
            icon={<Trash2 {...iconProps()} />}
            onClick={() => onDelete(alert._id)}
          />
        </li>
      ))}
    </ul>
  );
}

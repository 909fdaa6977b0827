import { ALERT_MAIL_JOBS } from "@dryrun/domain/jobs/limits";
import { isClosed } from "@dryrun/domain/jobs/rules";
import type { Db } from "../../../db/client.ts";
import { unsubscribeAt } from "../../../http/link-seal.ts";
import { jobAlertMail } from "../../../mails/job-alert.ts";
import type { Clock, Handlers, Mailer } from "../../../ports.ts";
import type { JobRecords } from "../../../records/jobs/job-records.ts";
import { type ListedRow, prepareFindListed } from "../../../records/jobs/job-rows.ts";
import { notify } from "../../../records/notifications/notify.ts";
import type { MailChoices } from "../../notifications/mail-choices.ts";
import { type AlertRow, alertFilterOf, findAlertToMail } from "./queries.ts";

interface AlertJobDeps {
  mailChoices: Pick<MailChoices, "mayMail">;
  db: Db;
  clock: Clock;
  mailer: Mailer;
  publicUrl: string;
  jobRecords: Pick<JobRecords, "searchNew">;
}
/** The maximum number of jobs read for one mail; the mail counts no further. */
const MOST_NEW = 200;

/** Returns the alert's filters as the query of the job list. */
const searchOf = (alert: AlertRow): string =>
  new URLSearchParams(
    Object.entries(alertFilterOf(alert)).flatMap(([name, value]) => {
      const text = value === null ? "" : String(value);
      return text ? [[name, text]] : [];
    }),
  ).toString();

type SearchFilter = Parameters<JobRecords["searchNew"]>[0];
/** Returns the filters for the search: undefined for any value. */
const searchFilterOf = (alert: AlertRow) =>
  Object.fromEntries(
    Object.entries(alertFilterOf(alert)).map(([name, value]) => [name, value ?? undefined]),
  ) as unknown as SearchFilter;

export function alertJobs({
  db,
  clock,
  mailer,
  publicUrl,
  mailChoices,
  jobRecords,
}: AlertJobDeps): Pick<Handlers, "mail.job-alert"> {
  const readListed = prepareFindListed(db);

  /** Finds new jobs like the job list does, with typos corrected, newest first. */
  async function findNew(alert: AlertRow, since: Date, until: Date): Promise<ListedRow[]> {
    const now = clock.now();
    const ids = await jobRecords.searchNew(searchFilterOf(alert), { since, until }, MOST_NEW);
    const jobs = ids.length > 0 ? await readListed(ids) : [];
    return jobs.filter((job) => !isClosed(job, now)).sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime());
  }

  return {
    /** Sends neither mail nor notification without new jobs. */
    async "mail.job-alert"({ alertId, since, until }) {
      const foundAlert = await findAlertToMail(db, alertId);
      if (!foundAlert || foundAlert.blockedAt || foundAlert.alert.stoppedAt) return;
      const { alert, name, email } = foundAlert;
      const jobs = await findNew(alert, new Date(since), new Date(until));
      if (jobs.length === 0) return;
      const search = searchOf(alert);
      const key = `jobs-found-${alertId}-${until}`;
      const notice = { userId: alert.studentId, event: "jobs-found", key, found: jobs.length, search } as const;
      await notify(db, [notice], clock.now());
      if (!(await mailChoices.mayMail(alert.studentId, "alert"))) return;
      const { link: stopLink, headers } = unsubscribeAt(publicUrl, `/job-alerts/stop/${alert.stopToken}`);
      const mail = jobAlertMail({
        name,
        jobs: jobs.slice(0, ALERT_MAIL_JOBS).map((job) => ({ ...job, link: `${publicUrl}/student/jobs/${job.id}` })),
        count: jobs.length,
        link: `${publicUrl}/student/jobs${search && `?${search}`}`,
        stopLink,
      });
      await mailer.send({ ...mail, headers, to: email, key: `job-alert-${alertId}-${until}` });
    },
  };
}

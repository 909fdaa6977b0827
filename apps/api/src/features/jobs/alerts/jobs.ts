import { ALERT_MAIL_JOBS } from "@dryrun/domain/jobs/limits";
import { isClosed } from "@dryrun/domain/jobs/rules";
import type { Db } from "../../../db/client.ts";
import { jobAlertMail } from "../../../mails/hiring/job-alert.ts";
import type { Clock, Handlers, Mailer } from "../../../ports.ts";
import { type ListedRow, prepareFindListed } from "../../../records/jobs/job-rows.ts";
import { findNewListings } from "../../../search/jobs/walk.ts";
import { type AlertRow, findAlertToMail } from "./queries.ts";

interface AlertJobParts {
  db: Db;
  clock: Clock;
  mailer: Mailer;
  publicUrl: string;
}
/** Jobs of one mail that are read; beyond it the mail counts no further. */
const MOST_NEW = 200;

/** The page of the jobs with the alert's filters. */
function searchLink(publicUrl: string, { title, location, jobType }: AlertRow): string {
  const filters = Object.entries({ title, location, jobType: jobType ?? "" }).filter(([, value]) => value !== "");
  const query = new URLSearchParams(filters).toString();
  return `${publicUrl}/student/jobs${query && `?${query}`}`;
}

export function alertJobs({ db, clock, mailer, publicUrl }: AlertJobParts): Pick<Handlers, "mail.job-alert"> {
  const readListed = prepareFindListed(db);

  /** Found as the job list finds them, typos corrected, newest first. */
  async function findNew({ title, location, jobType }: AlertRow, since: Date, until: Date): Promise<ListedRow[]> {
    const now = clock.now();
    const filter = { title, location, jobType: jobType ?? undefined };
    const ids = await findNewListings(db, filter, { since, until }, now, MOST_NEW);
    const jobs = ids.length > 0 ? await readListed(ids) : [];
    return jobs.filter((job) => !isClosed(job, now)).sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime());
  }

  return {
    /** No mail without new jobs. */
    async "mail.job-alert"({ alertId, since, until }) {
      const found = await findAlertToMail(db, alertId);
      if (!found || found.blockedAt || found.alert.stoppedAt) return;
      const { alert, name, email } = found;
      const jobs = await findNew(alert, new Date(since), new Date(until));
      if (jobs.length === 0) return;
      const mail = jobAlertMail({
        name,
        jobs: jobs.slice(0, ALERT_MAIL_JOBS).map((job) => ({ ...job, link: `${publicUrl}/student/jobs/${job.id}` })),
        count: jobs.length,
        link: searchLink(publicUrl, alert),
        stopLink: `${publicUrl}/job-alerts/stop/${alert.stopToken}`,
      });
      // The mail program's own button: a POST without a sign-in stops the alert (RFC 8058).
      const headers = {
        "List-Unsubscribe": `<${publicUrl}/api/job-alerts/stop/${alert.stopToken}>`,
        "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
      };
      await mailer.send({ ...mail, headers, to: email, key: `job-alert-${alertId}-${until}` });
    },
  };
}

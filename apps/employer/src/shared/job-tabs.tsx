import { fadingClass } from "@dryrun/design-system/data/fading";
import { formatNumber } from "@dryrun/domain/text";
import { Link } from "@dryrun/remote-kit/router";
import { messages } from "../messages.en-in.ts";
import { paths } from "../paths.ts";
import * as s from "./job-tabs.module.css";

export const JOB_TABS = ["applications", "invited", "posting", "numbers"] as const;
export type JobTab = (typeof JOB_TABS)[number];

export interface JobTabsProps {
  jobId: string;
  current: JobTab;
  /** The totals of the tabs' lists; undefined while they load. */
  counts?: { applications?: number | undefined; invited?: number | undefined };
}

const pathOf = (jobId: string, tab: JobTab) =>
  tab === "applications" ? paths.jobApplications(jobId) : paths.jobTab(jobId, tab);

/** The tabs of one job, each with its own address. */
export function JobTabs({ jobId, current, counts = {} }: JobTabsProps) {
  return (
    <nav aria-label={messages.job.tabs} className={fadingClass(s.tabs)} data-print="no">
      <ul className={s.list}>
        {JOB_TABS.map((tab) => {
          const count = tab === "applications" || tab === "invited" ? counts[tab] : undefined;
          return (
            <li key={tab}>
              <Link
                to={pathOf(jobId, tab)}
                className={s.tab}
                aria-current={tab === current ? "page" : undefined}
                preventScrollReset
              >
                {messages.job.tab[tab]} {count !== undefined && <span className={s.count}>{formatNumber(count)}</span>}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

import { PageTabs } from "@dryrun/frame/bar/page-tabs";
import * as jobMessages from "../messages/jobs.en-in.ts";
import { paths } from "../paths.ts";

export const JOB_TABS = ["applications", "invited", "posting", "numbers", "activity"] as const;
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
export const JobTabs = ({ jobId, current, counts = {} }: JobTabsProps) => (
  <PageTabs
    label={jobMessages.job.tabs}
    tabs={JOB_TABS.map((tab) => ({
      to: pathOf(jobId, tab),
      name: jobMessages.job.tab[tab],
      isCurrent: tab === current,
      count: tab === "applications" || tab === "invited" ? counts[tab] : undefined,
    }))}
  />
);

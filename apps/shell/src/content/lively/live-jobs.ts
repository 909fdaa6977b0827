import type { Output } from "@dryrun/domain/contract/define";
import type { newestJobs } from "@dryrun/domain/jobs/contract";
import { JOB_TYPE_LABELS } from "@dryrun/domain/jobs/limits";
import { experienceText } from "@dryrun/domain/jobs/rules";
import { formatSalary } from "@dryrun/domain/money";
import { formatNumber } from "@dryrun/domain/text";
import { formatAge } from "@dryrun/domain/time";

type Newest = Output<typeof newestJobs>;

async function newest(): Promise<Newest> {
  const response = await fetch("/api/public/jobs");
  if (!response.ok) throw new Error(`HTTP ${response.status}`);
  return (await response.json()) as Newest;
}

/** Fills the lines of the page with jobs; a line without a job is hidden. */
function show(place: HTMLElement, { jobs, total, totalIsCapped }: Newest) {
  const now = new Date();
  for (const [index, line] of place.querySelectorAll<HTMLElement>("[data-live-job]").entries()) {
    const job = jobs[index];
    line.hidden = job === undefined;
    if (!job) continue;
    const texts: Record<string, string> = {
      title: job.title,
      place: `${job.company}, ${job.location}`,
      pay: `${formatSalary(job.salary)}, ${experienceText(job.experienceMin, job.experienceMax)}`,
      about: `${JOB_TYPE_LABELS[job.jobType]}, posted ${formatAge(job.createdAt, now)}`,
    };
    for (const [name, text] of Object.entries(texts)) {
      const part = line.querySelector(`[data-live-${name}]`);
      if (part) part.textContent = text;
    }
    line.querySelector("a")?.setAttribute("href", `/jobs/${job._id}`);
    line.removeAttribute("aria-hidden");
  }
  const count = place.querySelector<HTMLElement>("[data-live-count]");
  if (count)
    count.textContent = `${formatNumber(total)}${totalIsCapped ? "+" : ""} ${total === 1 ? "job is" : "jobs are"} open now.`;
}

/** Fills `data-live-jobs` when it comes near the window; hides it if there are no jobs, or they could not be loaded. */
export function bindLiveJobs(page: ParentNode): () => void {
  const place = page.querySelector<HTMLElement>("[data-live-jobs]");
  if (!place) return () => undefined;
  let isOver = false;
  const hide = () => {
    if (!isOver) place.hidden = true;
  };
  const load = async () => {
    const jobs = await newest();
    if (isOver) return;
    if (jobs.jobs.length === 0) hide();
    else show(place, jobs);
  };
  const near = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      near.disconnect();
      void load().catch(hide);
    },
    { rootMargin: "600px" },
  );
  near.observe(place);
  return () => {
    isOver = true;
    near.disconnect();
  };
}

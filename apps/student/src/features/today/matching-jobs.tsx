import { Link } from "@dryrun/remote-kit/router";
import { todayParts } from "../../messages/today-parts.en-in.ts";
import { paths } from "../../paths.ts";
import type { ListedJob } from "../../shared/answers.ts";
import { JobCards } from "../../shared/job-cards.tsx";
import * as s from "./today-page.module.css";

const SHOWN = 3;
const say = todayParts.jobs;

/** The jobs that name the most of the student's skills, without those the student has applied to. */
export function MatchingJobs({ jobs }: { jobs: readonly ListedJob[] }) {
  if (jobs.length === 0) return null;
  return (
    <section className={s.part} aria-labelledby="matching-jobs">
      <div className={s.line}>
        <h2 id="matching-jobs" className={s.heading}>
          {say.title}
        </h2>
        <Link to={`${paths.jobs}?sort=best`} className="lone-link">
          {say.all}
        </Link>
      </div>
      <JobCards jobs={jobs.slice(0, SHOWN)} />
    </section>
  );
}

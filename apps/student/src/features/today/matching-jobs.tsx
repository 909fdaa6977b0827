import { Card } from "@dryrun/design-system/pages/card";
import { experienceText } from "@dryrun/domain/jobs/rules";
import { formatSalary } from "@dryrun/domain/money";
import { Link } from "@dryrun/remote-kit/router";
import { todayParts } from "../../messages/today-parts.en-in.ts";
import * as words from "../../messages.en-in.ts";
import { paths } from "../../paths.ts";
import type { ListedJob } from "../../shared/answers.ts";
import * as s from "./today-page.module.css";

const SHOWN = 3;
const say = todayParts.jobs;

/** The jobs that name most of the student's skills, without those that have an application. */
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
      <ul className={s.results}>
        {jobs.slice(0, SHOWN).map(({ _id, title, company, location, salary, experienceMin, experienceMax, skills }) => {
          const named = skills.known.length + skills.missing.length;
          return (
            <Card
              key={_id}
              as="li"
              title={<Link to={paths.job(_id)}>{title}</Link>}
              meta={
                <>
                  <span>{formatSalary(salary)}</span>
                  <span>{experienceText(experienceMin, experienceMax)}</span>
                  {named > 0 && <span className="tabular">{words.jobs.skills(skills.known.length, named)}</span>}
                  <span>{company}</span>
                  <span>{location}</span>
                </>
              }
            />
          );
        })}
      </ul>
    </section>
  );
}

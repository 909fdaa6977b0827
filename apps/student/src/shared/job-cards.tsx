import { Card } from "@dryrun/design-system/pages/card";
import { experienceText } from "@dryrun/domain/jobs/rules";
import { formatSalary } from "@dryrun/domain/money";
import { Link } from "@dryrun/remote-kit/router";
import * as words from "../messages.en-in.ts";
import { paths } from "../paths.ts";
import type { ListedJob } from "./answers.ts";
import * as s from "./job-cards.module.css";

/** A few jobs, each with its pay, experience and skills, and its link. */
export function JobCards({ jobs }: { jobs: readonly ListedJob[] }) {
  return (
    <ul className={s.cards}>
      {jobs.map(({ _id, title, company, location, salary, experienceMin, experienceMax, skills }) => {
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
  );
}

import { useStudentProfileStartQuery } from "@dryrun/api-client/profile/student";
import { Button } from "@dryrun/design-system/actions/button";
import { iconProps } from "@dryrun/design-system/icon-props";
import { Badge } from "@dryrun/design-system/marks/badge";
import { matchSkills } from "@dryrun/domain/jobs/skill-match";
import { Check } from "lucide-react";
import { useEffect } from "react";
import * as words from "../../../messages.en-in.ts";
import type { Job } from "../../../shared/answers.ts";
import * as s from "./skill-match.module.css";

const say = words.job.skills;

/** The skills of the job that the profile contains; nothing if the job names none or there is no profile. */
export function SkillMatch({ job }: { job: Job }) {
  const { data: profile, error, isFetching, refetch } = useStudentProfileStartQuery();
  useEffect(() => {
    if (error) console.error(say.failed, error);
  }, [error]);
  if (!profile)
    return error ? (
      <div>
        <p>{say.failed}</p>
        <Button size="s" isBusy={isFetching} onClick={() => void refetch()}>
          {words.job.tryAgain}
        </Button>
      </div>
    ) : null;
  const { known, missing } = matchSkills([job.title, job.description, job.requirements], profile.skills);
  const named = known.length + missing.length;
  if (named === 0) return null;
  return (
    <section aria-labelledby="skill-match">
      <h2 id="skill-match" className={s.heading}>
        {say.title}
      </h2>
      <p>{say.count(known.length, named)}</p>
      <ul className={s.skills}>
        {known.map((skill) => (
          <li key={skill}>
            <Badge tone="success" icon={<Check {...iconProps(14)} />}>
              {skill}
              <span className="visually-hidden">, {say.known}</span>
            </Badge>
          </li>
        ))}
        {missing.map((skill) => (
          <li key={skill}>
            <Badge isDraft>
              {skill}
              <span className="visually-hidden">, {say.missing}</span>
            </Badge>
          </li>
        ))}
      </ul>
    </section>
  );
}

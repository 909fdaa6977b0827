import { iconProps } from "@dryrun/design-system/icon-props";
import { Badge } from "@dryrun/design-system/marks/badge";
import { Check } from "lucide-react";
import * as words from "../../../messages.en-in.ts";
import type { Job } from "../../../shared/answers.ts";
import * as s from "./skill-match.module.css";

const text = words.job.skills;

/** The skills of the job that the student has; nothing if the job names none. */
export function SkillMatch({ job }: { job: Job }) {
  const { known, missing } = job.skills;
  const named = known.length + missing.length;
  if (named === 0) return null;
  return (
    <section aria-labelledby="skill-match">
      <h2 id="skill-match" className={s.heading}>
        {text.title}
      </h2>
      <p>{text.count(known.length, named)}</p>
      <ul className={s.skills}>
        {known.map((skill) => (
          <li key={skill}>
            <Badge tone="success" icon={<Check {...iconProps(14)} />}>
              {skill}
              <span className="visually-hidden">, {text.known}</span>
            </Badge>
          </li>
        ))}
        {missing.map((skill) => (
          <li key={skill}>
            <Badge isDraft>
              {skill}
              <span className="visually-hidden">, {text.missing}</span>
            </Badge>
          </li>
        ))}
      </ul>
    </section>
  );
}

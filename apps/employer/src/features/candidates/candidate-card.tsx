import { Badge } from "@dryrun/design-system/marks/badge";
import { Card } from "@dryrun/design-system/pages/card";
import { summaryPreview } from "@dryrun/domain/candidates/rules";
import { formatYearly } from "@dryrun/domain/money";
import { formatPhone } from "@dryrun/domain/text";
import { formatDate } from "@dryrun/domain/time";
import { Link, useLocation } from "@dryrun/remote-kit/router";
import { words } from "../../messages.en-in.ts";
import { paths } from "../../paths.ts";
import type { FoundCandidate } from "../../shared/answers.ts";
import * as s from "./candidate-card.module.css";
import { Marked } from "./marked.tsx";

const say = words.candidates;
const SHOWN_SKILLS = 8;
const SHOWN_WORK = 2;

/** One result: name, date, experience, and the start of the summary. */
export function CandidateCard({ candidate, marked }: { candidate: FoundCandidate; marked: readonly string[] }) {
  const { search } = useLocation();
  const { _id, studentId, updatedAt, totalExperienceYears, expectedCTC, skills, workExperience, isMasked } = candidate;
  const more = skills.length - SHOWN_SKILLS;
  return (
    <Card
      as="li"
      headingLevel={3}
      title={<Link to={paths.candidate(_id, search)}>{studentId.fullName}</Link>}
      meta={
        <>
          <span>{say.experience(totalExperienceYears)}</span>
          {expectedCTC > 0 && <span>{formatYearly(expectedCTC)}</span>}
          <span>{say.updated(formatDate(updatedAt))}</span>
        </>
      }
    >
      <div className={s.body}>
        <p className={s.contact}>
          <span>{studentId.email}</span>
          <span>{isMasked ? studentId.phone : formatPhone(studentId.phone)}</span>
        </p>
        {workExperience.length > 0 && (
          <ul className={s.work}>
            {workExperience.slice(0, SHOWN_WORK).map(({ position, company }, at) => (
              <li key={at}>
                <Marked text={say.work(position, company)} words={marked} />
              </li>
            ))}
          </ul>
        )}
        {skills.length > 0 && (
          <ul className={s.skills} aria-label={say.fields.skills}>
            {skills.slice(0, SHOWN_SKILLS).map((skill) => (
              <li key={skill}>
                <Badge>
                  <Marked text={skill} words={marked} />
                </Badge>
              </li>
            ))}
            {more > 0 && <li className={s.more}>{say.moreSkills(more)}</li>}
          </ul>
        )}
        <p>
          <Marked text={summaryPreview(candidate.summary) || say.noSummary} words={marked} />
        </p>
      </div>
    </Card>
  );
}

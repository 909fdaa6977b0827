import { Badge } from "@dryrun/design-system/badge";
import { type Fact, Facts } from "@dryrun/design-system/facts";
import { formatYearlyInWords } from "@dryrun/domain/money";
import { formatPhone } from "@dryrun/domain/text";
import { words } from "../../messages.en-in.ts";
import type { Application } from "../../shared/answers.ts";
import { RichSection } from "../../shared/rich-section.tsx";
import { Section } from "../../shared/section.tsx";
import * as s from "./resume.module.css";
import { EducationEntries, ProjectEntries, WorkEntries } from "./resume-entries.tsx";

const say = words.application;

/** Everything that the candidate sent with the application. */
export function Resume({ application }: { application: Application }) {
  return (
    <article className={s.resume} aria-label={say.resume}>
      <Section title={say.contact}>
        <Facts facts={contactFacts(application)} isRoomy />
      </Section>
      <RichSection title={say.summary} html={application.summary} none={say.none} />
      <RichSection title={say.coverLetter} html={application.coverLetter} none={say.none} />
      <Tags title={say.skills} tags={application.skills} />
      <Tags title={say.languages} tags={application.languages} />
      <Section title={say.work}>
        <WorkEntries entries={application.workExperience} />
      </Section>
      <Section title={say.education}>
        <EducationEntries entries={application.education} />
      </Section>
      <Section title={say.projects}>
        <ProjectEntries entries={application.projects} />
      </Section>
    </article>
  );
}

function contactFacts({ email, phone, currentCTC, expectedCTC, portfolioUrl }: Application): Fact[] {
  const facts: Fact[] = [
    { name: say.email, value: <a href={`mailto:${email}`}>{email}</a> },
    { name: say.phone, value: <a href={`tel:+91${phone}`}>{formatPhone(phone)}</a> },
    { name: say.currentCTC, value: formatYearlyInWords(currentCTC) },
    { name: say.expectedCTC, value: formatYearlyInWords(expectedCTC) },
  ];
  if (portfolioUrl)
    facts.push({
      name: say.portfolio,
      value: (
        <a href={portfolioUrl} target="_blank" rel="noopener noreferrer nofollow">
          {portfolioUrl}
          <span className="visually-hidden">, {say.newTab}</span>
        </a>
      ),
    });
  return facts;
}

function Tags({ title, tags }: { title: string; tags: readonly string[] }) {
  return (
    <Section title={title}>
      {tags.length === 0 ? (
        <p>{say.none}</p>
      ) : (
        <ul className={s.tags}>
          {tags.map((tag) => (
            <li key={tag}>
              <Badge>{tag}</Badge>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}

import { plainText } from "@dryrun/domain/text";
import { formatMonth } from "@dryrun/domain/time";
import { RichTextViewer } from "@dryrun/rich-text/viewer";
import { words } from "../../messages.en-in.ts";
import type { Application } from "../../shared/answers.ts";
import * as s from "./sections.module.css";
import { SentPart } from "./sent-part.tsx";

const w = words.applications;

/** "Jun 2021 – today", as far as it is known. */
function spanText(start: string | null, end: string | null, isCurrent: boolean): string {
  const last = isCurrent ? w.present : end && formatMonth(end);
  return [start && formatMonth(start), last].filter(Boolean).join(" – ");
}

/** Work, education and projects of an application. */
export function SentEntries({ application }: { application: Application }) {
  const { workExperience, education, projects, noWorkExperience } = application;
  const hasWork = !noWorkExperience && workExperience.length > 0;
  return (
    <>
      <SentPart title={words.apply.parts.work}>
        {hasWork ? <Work work={workExperience} /> : <p className={s.none}>{w.noWork}</p>}
      </SentPart>
      <SentPart title={words.apply.parts.education}>
        <ul className={s.entries}>
          {education.map((course, at) => (
            <Entry
              key={at}
              title={`${course.degree}, ${course.field}`}
              meta={[course.institution, spanText(course.startDate, course.endDate, course.currentlyStudying)]
                .filter(Boolean)
                .join(", ")}
              html={course.description}
            />
          ))}
        </ul>
      </SentPart>
      <SentPart title={words.apply.parts.projects}>
        {projects.length > 0 ? <Projects projects={projects} /> : <p className={s.none}>{w.none}</p>}
      </SentPart>
    </>
  );
}

function Work({ work }: { work: Application["workExperience"] }) {
  return (
    <ul className={s.entries}>
      {work.map((one, at) => (
        <Entry
          key={at}
          title={`${one.position}, ${one.company}`}
          meta={spanText(one.startDate, one.endDate, one.currentlyWorking)}
          html={one.description}
        />
      ))}
    </ul>
  );
}

function Projects({ projects }: { projects: Application["projects"] }) {
  return (
    <ul className={s.entries}>
      {projects.map((project, at) => (
        <Entry
          key={at}
          title={project.title}
          meta={spanText(project.startDate, project.endDate, false)}
          url={project.url}
          html={project.description}
        />
      ))}
    </ul>
  );
}

function Entry({ title, meta, url, html }: { title: string; meta: string; url?: string; html: string }) {
  return (
    <li className={s.entry}>
      <p className={s.entryTitle}>{title}</p>
      {meta && <p className={s.entryMeta}>{meta}</p>}
      {url && (
        <a href={url} className="lone-link" target="_blank" rel="noopener noreferrer nofollow">
          {url}
        </a>
      )}
      {plainText(html) && <RichTextViewer html={html} />}
    </li>
  );
}

import { SkeletonLine } from "@dryrun/design-system/feedback/skeleton";
import { plainText } from "@dryrun/domain/rich-text/plain-text";
import { formatMonthSpan } from "@dryrun/domain/time";
import { RichTextViewer } from "@dryrun/rich-text/viewer";
import { createContext, use } from "react";
import * as words from "../../messages.en-in.ts";
import type { ShownResume } from "../answers.ts";
import { ResumePart } from "./resume-part.tsx";
import * as s from "./resume-view.module.css";

const text = words.applications;

/** Whether longer texts of some entries are still loading. */
const Waiting = createContext(false);

interface EntriesProps {
  resume: ShownResume;
  /** The level of its heading. */
  level: 2 | 3;
}

/** Work, education and projects of a resume. */
export const ResumeEntries = ({ isWaiting, ...props }: EntriesProps & { isWaiting: boolean }) => (
  <Waiting value={isWaiting}>
    <ResumeWork {...props} />
    <ResumeEducation {...props} />
    <ResumeProjects {...props} />
  </Waiting>
);

export const ResumeWork = ({ resume: { noWorkExperience, workExperience }, level }: EntriesProps) => (
  <ResumePart level={level} title={words.apply.parts.work}>
    {!noWorkExperience && workExperience.length > 0 ? (
      <Work work={workExperience} />
    ) : (
      <p className={s.none}>{noWorkExperience ? text.noWork : text.none}</p>
    )}
  </ResumePart>
);

export const ResumeEducation = ({ resume: { education }, level }: EntriesProps) => (
  <ResumePart level={level} title={words.apply.parts.education}>
    {education.length > 0 ? <Education education={education} /> : <p className={s.none}>{text.none}</p>}
  </ResumePart>
);

export const ResumeProjects = ({ resume: { projects }, level }: EntriesProps) => (
  <ResumePart level={level} title={words.apply.parts.projects}>
    {projects.length > 0 ? <Projects projects={projects} /> : <p className={s.none}>{text.none}</p>}
  </ResumePart>
);

function Work({ work }: { work: ShownResume["workExperience"] }) {
  return (
    <ul className={s.entries}>
      {work.map((one, index) => (
        <Entry
          key={index}
          title={`${one.position}, ${one.company}`}
          meta={formatMonthSpan(one.startDate, one.endDate, one.currentlyWorking)}
          html={one.description}
        />
      ))}
    </ul>
  );
}

function Education({ education }: { education: ShownResume["education"] }) {
  return (
    <ul className={s.entries}>
      {education.map((course, index) => (
        <Entry
          key={index}
          title={`${course.degree}, ${course.field}`}
          meta={[course.institution, formatMonthSpan(course.startDate, course.endDate, course.currentlyStudying)]
            .filter(Boolean)
            .join(", ")}
          html={course.description}
        />
      ))}
    </ul>
  );
}

function Projects({ projects }: { projects: ShownResume["projects"] }) {
  return (
    <ul className={s.entries}>
      {projects.map((project, index) => (
        <Entry
          key={index}
          title={project.title}
          meta={formatMonthSpan(project.startDate, project.endDate, false)}
          url={project.url}
          html={project.description}
        />
      ))}
    </ul>
  );
}

function Entry({ title, meta, url, html }: { title: string; meta: string; url?: string; html: string }) {
  const isWaiting = use(Waiting) && html === "";
  return (
    <li className={s.entry}>
      <p className={s.entryTitle}>{title}</p>
      {meta && <p className={s.entryMeta}>{meta}</p>}
      {url && (
        <a href={url} className="lone-link" target="_blank" rel="noopener noreferrer nofollow" data-is-address="">
          {url}
        </a>
      )}
      {isWaiting && <Coming />}
      {plainText(html) && <RichTextViewer html={html} />}
    </li>
  );
}

/** A placeholder for a text; the loading message appears once, at the end of the resume. */
const Coming = () => (
  <span className={s.waiting} aria-hidden="true">
    <SkeletonLine />
    <SkeletonLine width="80%" />
  </span>
);

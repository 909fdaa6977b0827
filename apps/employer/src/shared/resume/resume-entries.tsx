import { formatMonthSpan } from "@dryrun/domain/time";
import { RichTextViewer } from "@dryrun/rich-text/viewer";
import type { ReactNode } from "react";
import { messages } from "../../messages.en-in.ts";
import type { ResumeFacts } from "../answers.ts";
import * as s from "./resume.module.css";

const text = messages.application;

interface EntryProps {
  title: string;
  place?: ReactNode;
  period: string;
  html: string;
}

function Entry({ title, place, period, html }: EntryProps) {
  return (
    <div className={s.entry} data-print="entry">
      <h3 className={s.title}>{title}</h3>
      {place && <p>{place}</p>}
      {period && <p className={s.about}>{period}</p>}
      {html && (
        <div className={s.text}>
          <RichTextViewer html={html} />
        </div>
      )}
    </div>
  );
}

export function WorkEntries({ entries }: { entries: ResumeFacts["workExperience"] }) {
  if (entries.length === 0) return <p>{text.noWork}</p>;
  return (
    <div className={s.entries}>
      {entries.map((work, index) => (
        <Entry
          key={index}
          title={work.position}
          place={work.company}
          period={formatMonthSpan(work.startDate, work.endDate, work.currentlyWorking)}
          html={work.description}
        />
      ))}
    </div>
  );
}

export function EducationEntries({ entries }: { entries: ResumeFacts["education"] }) {
  if (entries.length === 0) return <p>{text.none}</p>;
  return (
    <div className={s.entries}>
      {entries.map((school, index) => (
        <Entry
          key={index}
          title={text.degree(school.degree, school.field)}
          place={school.institution}
          period={formatMonthSpan(school.startDate, school.endDate, school.currentlyStudying)}
          html={school.description}
        />
      ))}
    </div>
  );
}

export function ProjectEntries({ entries }: { entries: ResumeFacts["projects"] }) {
  if (entries.length === 0) return <p>{text.none}</p>;
  return (
    <div className={s.entries}>
      {entries.map((project, index) => (
        <Entry
          key={index}
          title={project.title}
          place={
            project.url && (
              <a href={project.url} className="lone-link" target="_blank" rel="noopener noreferrer nofollow">
                {project.url}
                <span className="visually-hidden">, {text.newTab}</span>
              </a>
            )
          }
          period={formatMonthSpan(project.startDate, project.endDate, false)}
          html={project.description}
        />
      ))}
    </div>
  );
}

import * as words from "../../messages.en-in.ts";
import type { Application } from "../../shared/answers.ts";
import type { Rest } from "../../shared/resume-view/rest-failed.tsx";
import { ResumeBody } from "../../shared/resume-view/resume-body.tsx";
import * as s from "../../shared/resume-view/resume-view.module.css";

/** The application as the student sent it. */
export function SentForm({ application, rest }: { application: Application; rest: Rest }) {
  return (
    <section className={s.section} aria-labelledby="sent-form">
      <h2 id="sent-form" className={s.heading}>
        {words.applications.sent}
      </h2>
      <ResumeBody resume={application} rest={rest} level={3} />
    </section>
  );
}

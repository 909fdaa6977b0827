import { JOB_DELETED } from "@dryrun/domain/applications/messages";
import { messages } from "../messages.en-in.ts";
import * as s from "./job-title.module.css";

/** The title of an application's job, or the label of a deleted one. */
export function JobTitle({ title }: { title: string }) {
  return title === JOB_DELETED ? <em className={s.deleted}>{title}</em> : title;
}

/** Shows title and company: "Data Analyst, Sahyadri Foods". */
export function ForJob({ job: { title, company } }: { job: { title: string; company: string } }) {
  return title === JOB_DELETED ? (
    <>
      <JobTitle title={title} />, {company}
    </>
  ) : (
    messages.application.forJob(title, company)
  );
}

import { JOB_LABELS } from "@dryrun/domain/jobs/messages";

/** The rich texts of a job, in reading order. */
const TEXTS = ["description", "requirements", "benefits"] as const;
type TextName = (typeof TEXTS)[number];

export interface JobText {
  name: TextName;
  title: string;
  /** The text; may be blank. */
  html: string;
}

export const jobTexts = (job: Record<TextName, string>): JobText[] =>
  TEXTS.map((name) => ({ name, title: JOB_LABELS[name], html: job[name] }));

import { boolean, number, object, string } from "yup";
import { NOTICE_VALUES } from "../applications/notice.ts";
import { choice, list, nullableText, text } from "../contract/wire.ts";
import { noneIfEmpty } from "../fields.ts";

/** The lists of a profile and of an application, in every answer. */
export const workAnswer = object({
  company: text(),
  position: text(),
  startDate: nullableText(),
  endDate: nullableText(),
  currentlyWorking: boolean().defined(),
  description: text(),
});
export const educationAnswer = object({
  institution: text(),
  degree: text(),
  field: text(),
  startDate: nullableText(),
  endDate: nullableText(),
  currentlyStudying: boolean().defined(),
  description: text(),
});
export const projectAnswer = object({
  title: text(),
  description: text(),
  url: text(),
  startDate: nullableText(),
  endDate: nullableText(),
});

export const resumeAnswer = {
  fullName: text(),
  email: text(),
  phone: text(),
  summary: text(),
  skills: list(text()),
  languages: list(text()),
  portfolioUrl: text(),
  coverLetter: text(),
  currentCTC: number().defined(),
  expectedCTC: number().defined(),
  noticePeriod: choice(NOTICE_VALUES),
  noWorkExperience: boolean().defined(),
  workExperience: list(workAnswer),
  education: list(educationAnswer),
  projects: list(projectAnswer),
};

/** With `texts=start` the answer contains only the first rich texts; `whole` in the answer says whether these are all. */
export const textsQuery = object({
  texts: string().transform(noneIfEmpty).oneOf(["start"], "Ask for start, or for all texts without this."),
});
/** A resume for its owner. */
export const ownResumeAnswer = { ...resumeAnswer, whole: boolean().defined() };

import { array, type InferType, object, ValidationError } from "yup";
import {
  day,
  END_BEFORE_START,
  flag,
  notBeforeStart,
  optionalRichText,
  optionalText,
  requiredDay,
  requiredRichText,
  requiredText,
  webAddress,
} from "../fields.ts";
import { MAX_LIST_ENTRIES } from "../limits.ts";
import { plainText } from "../rich-text/plain-text.ts";

// The entries of a profile's and an application's lists.

/** Removes the end of a current job or course. */
const withoutEnd = (current: "currentlyWorking" | "currentlyStudying") => (value: unknown) =>
  typeof value === "object" && value !== null && (value as Record<string, unknown>)[current] === true
    ? { ...value, endDate: null }
    : value;

const endDate = () => day("End date").test("after-start", END_BEFORE_START, notBeforeStart);
const tooMany = (label: string) => `${label} can have at most ${MAX_LIST_ENTRIES} entries.`;

export const workSchema = object({
  company: requiredText("Company"),
  position: requiredText("Position"),
  startDate: requiredDay("Start date"),
  endDate: endDate(),
  currentlyWorking: flag(),
  description: requiredRichText("Job summary"),
}).transform(withoutEnd("currentlyWorking"));
export type Work = InferType<typeof workSchema>;

export const educationSchema = object({
  institution: requiredText("Institution"),
  degree: requiredText("Degree"),
  field: requiredText("Field of study"),
  startDate: requiredDay("Start date"),
  endDate: endDate(),
  currentlyStudying: flag(),
  description: requiredRichText("Description"),
}).transform(withoutEnd("currentlyStudying"));
export type Education = InferType<typeof educationSchema>;

const projectFields = object({
  title: optionalText("Title"),
  description: optionalRichText("Description"),
  url: webAddress("Project link"),
  startDate: day("Start date"),
  endDate: endDate(),
});
export type Project = InferType<typeof projectFields>;

/** A form keeps one entry even if it is empty; empty entries are neither sent nor stored. */
export const isBlankProject = (project: Partial<Project>) =>
  [project.title, plainText(project.description ?? ""), project.url, project.startDate, project.endDate].every(
    (value) => !value?.trim(),
  );

/** A project needs a title and a description, unless the entry is completely blank. */
export const projectSchema = projectFields.test("complete", (project, { path }) => {
  if (isBlankProject(project)) return true;
  const missing = [
    project.title ? null : new ValidationError("Title is required.", "", `${path}.title`, "required"),
    plainText(project.description)
      ? null
      : new ValidationError("Description is required.", "", `${path}.description`, "required"),
  ].filter((fault) => fault !== null);
  return missing.length === 0 || new ValidationError(missing, project, path);
});

/** A project of a profile needs its dates too. */
export const profileProjectSchema = projectSchema.test("dated", (project, { path }) => {
  if (isBlankProject(project)) return true;
  const missing = [
    project.startDate ? null : new ValidationError("Start date is required.", "", `${path}.startDate`, "required"),
    project.endDate ? null : new ValidationError("End date is required.", "", `${path}.endDate`, "required"),
  ].filter((fault) => fault !== null);
  return missing.length === 0 || new ValidationError(missing, project, path);
});

export const workList = () => array(workSchema).max(MAX_LIST_ENTRIES, tooMany("Work experience"));
export const educationList = () => array(educationSchema).max(MAX_LIST_ENTRIES, tooMany("Education"));
export const projectList = () => array(projectSchema).max(MAX_LIST_ENTRIES, tooMany("Projects"));

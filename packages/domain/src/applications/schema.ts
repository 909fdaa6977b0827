import { array, boolean, type InferType, object, string, type TestContext } from "yup";
import { stageId } from "../company/stages/schema.ts";
import {
  ctc,
  email,
  flag,
  id,
  optionalMailText,
  optionalText,
  phone,
  requiredName,
  requiredRichText,
  requiredTags,
  tags,
  webAddress,
} from "../fields.ts";
import { MAX_NOTE } from "../limits.ts";
import { educationList, isBlankProject, profileProjectSchema, projectList, workList } from "../profile/entries.ts";
import { NEEDS_EDUCATION, NEEDS_WORK_OR_TICK } from "../profile/messages.ts";
import { MAX_TRIAGED, NOTIFY_TIMES } from "./limits.ts";
import { NOTHING_TO_CHANGE, REASON_IS_FOR_REJECTION, STAGE_CONTRADICTS } from "./messages.ts";
import { NOTICE_VALUES } from "./notice.ts";
import { contradictsStage } from "./rules.ts";

/** When the candidate is notified, by default now; `morning` holds the decision until then, and it can be undone. */
export const notifyTime = () => string().oneOf([...NOTIFY_TIMES], "Choose now or morning.");

/** Whether the candidate reads the reason of a rejection, as by default; else only the company does. */
export const sharesReason = () => boolean().typeError("This must be true or false.");

/** An optional field. Separate from `notice.ts`, so that pages without a form do not load the schema library. */
export const noticePeriod = () =>
  string()
    .transform((value: unknown) => value ?? "")
    .oneOf(NOTICE_VALUES, "Choose a notice period from the list.");

const applicationFormSchema = object({
  fullName: requiredName("Full name"),
  email: email(),
  phone: phone(),
  summary: requiredRichText("Summary"),
  skills: requiredTags("Skills"),
  languages: requiredTags("Languages"),
  portfolioUrl: webAddress("Portfolio link"),
  coverLetter: requiredRichText("Cover letter"),
  currentCTC: ctc("Current CTC").required("Current CTC is required."),
  expectedCTC: ctc("Expected CTC").required("Expected CTC is required."),
  noticePeriod: noticePeriod().default(""),
  noWorkExperience: flag(),
  workExperience: workList().when("noWorkExperience", ([hasNone], schema) =>
    hasNone ? schema.transform(() => []) : schema.min(1, NEEDS_WORK_OR_TICK).required("Work experience is required."),
  ),
  education: educationList().min(1, NEEDS_EDUCATION).required("Education is required."),
  projects: projectList().default([]),
});
export type ApplicationForm = InferType<typeof applicationFormSchema>;

/**
 * The form with the tick that also saves it to the profile, whose projects need dates; `ifUpdatedAt` is when the
 * profile was read, so that a later change made elsewhere is not overwritten.
 */
export const applicationPageSchema = applicationFormSchema.shape({
  saveToProfile: flag(),
  ifUpdatedAt: string().default(""),
  /** The open page of the form, for the draft. */
  step: string().default(""),
  projects: projectList()
    .default([])
    .when("saveToProfile", ([saves], schema) => (saves ? schema.of(profileProjectSchema) : schema)),
});
export type ApplicationPage = InferType<typeof applicationPageSchema>;

export const applySchema = applicationFormSchema.shape({ jobId: id() });
export type Apply = InferType<typeof applySchema>;

/** Removes untouched entries from the form. */
export const withoutBlankProjects = <F extends { projects: Parameters<typeof isBlankProject>[0][] }>(form: F): F => ({
  ...form,
  projects: form.projects.filter((project) => !isBlankProject(project)),
});

const marks = {
  stage: stageId(),
  shortlisted: boolean().typeError("This must be true or false."),
  tags: tags("Tags").default(undefined),
};
/** Fields of a bulk change that change nothing by themselves. */
const ABOUT_THE_CHANGE = new Set(["applicationIds", "undoable", "reason", "notify", "shareReason"]);
const namesAField = (change: object) =>
  Object.entries(change).some(([field, value]) => !ABOUT_THE_CHANGE.has(field) && value !== undefined);
interface StageMarks {
  stage?: string | undefined;
  shortlisted?: boolean | undefined;
}
const agreesOnStage = ({ stage, shortlisted }: StageMarks, { createError }: TestContext) =>
  !contradictsStage(stage, shortlisted) || createError({ path: "shortlisted" });

/** Holds the decision for UNDO_SECONDS, in which it can be undone. */
export const undoable = () => boolean().typeError("This must be true or false.");

/** The reason of a rejection, which its mail contains. */
export const decisionReason = () => optionalMailText("Reason", MAX_NOTE);

/** Several applications of one call; repeats count once. */
export const applicationIds = () =>
  array(id())
    .transform((given: unknown) => (Array.isArray(given) ? [...new Set(given)] : given))
    .min(1, "Choose applications.")
    .max(MAX_TRIAGED, `At most ${MAX_TRIAGED} applications at once.`)
    .required("Choose applications.");

/** The employer's marks on one application; absent fields are not changed. */
export const triageSchema = object({ ...marks, note: optionalText("Note", MAX_NOTE).default(undefined) })
  .test("names-a-field", NOTHING_TO_CHANGE, namesAField)
  .test("agrees-on-stage", STAGE_CONTRADICTS, agreesOnStage);

/** The marks on several applications, which can also be decided here. */
export const triageManySchema = object({
  applicationIds: applicationIds(),
  ...marks,
  status: string().oneOf(["accepted", "rejected"] as const, "Choose accepted or rejected."),
  reason: decisionReason()
    .default(undefined)
    .test(
      "of-a-rejection",
      REASON_IS_FOR_REJECTION,
      (reason, { parent }) => !reason || (parent as { status?: string }).status === "rejected",
    ),
  undoable: undoable(),
  notify: notifyTime(),
  shareReason: sharesReason(),
})
  .test("names-a-field", NOTHING_TO_CHANGE, namesAField)
  .test("agrees-on-stage", STAGE_CONTRADICTS, agreesOnStage);

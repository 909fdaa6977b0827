import { type InferType, object } from "yup";
import { ctc, email, flag, id, phone, requiredRichText, requiredTags, requiredText, webAddress } from "../fields.ts";
import { educationList, isBlankProject, projectList, workList } from "../profile/entries.ts";

/** The application form (specification 1, points 2.8, 3 and 5). */
export const applicationFormSchema = object({
  fullName: requiredText("Full name"),
  email: email(),
  phone: phone(),
  summary: requiredRichText("Summary"),
  skills: requiredTags("Skills"),
  languages: requiredTags("Languages"),
  portfolioUrl: webAddress("Portfolio link"),
  coverLetter: requiredRichText("Cover letter"),
  currentCTC: ctc("Current CTC").required("Current CTC is required."),
  expectedCTC: ctc("Expected CTC").required("Expected CTC is required."),
  noWorkExperience: flag(),
  workExperience: workList().when("noWorkExperience", ([hasNone], schema) =>
    hasNone
      ? schema.transform(() => [])
      : schema
          .min(1, "Add your work experience, or tick that you have none yet.")
          .required("Work experience is required."),
  ),
  education: educationList().min(1, "Add at least one education entry.").required("Education is required."),
  projects: projectList().default([]),
});
export type ApplicationForm = InferType<typeof applicationFormSchema>;

export const applySchema = applicationFormSchema.shape({ jobId: id() });
export type Apply = InferType<typeof applySchema>;

/** The form without what nobody typed. */
export const withoutBlankProjects = <F extends { projects: Parameters<typeof isBlankProject>[0][] }>(form: F): F => ({
  ...form,
  projects: form.projects.filter((project) => !isBlankProject(project)),
});

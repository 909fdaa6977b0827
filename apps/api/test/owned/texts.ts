import { applicationForm } from "../builders.ts";

/** The field of a text. `openJob` marks texts of a job that every student may read. */
export type Field =
  | "openJob"
  | "job"
  | "name"
  | "contact"
  | "resume"
  | "note"
  | "interview"
  | "review"
  | "meeting"
  | "own";
/** Returns a text of this field, which occurs in no other answer. */
export const textOf = (field: Field) => `quokka${field.toLowerCase()}`;
/** Returns the fields whose texts an answer contains. */
export const fieldsIn = (body: string): string[] => [
  ...new Set([...body.matchAll(/quokka([a-z]+)/gi)].map(([, field = ""]) => field.toLowerCase())),
];

export const jobTexts = (field: Field = "job") => {
  const text = textOf(field);
  const rich = `<p>${text}</p>`;
  return { title: text, company: text, location: text, salary: text, description: rich, requirements: rich };
};
export const resume = () => {
  const { workExperience, education } = applicationForm();
  const text = textOf("resume");
  const rich = `<p>${text}</p>`;
  return {
    fullName: textOf("name"),
    email: `${textOf("contact")}@example.com`,
    summary: rich,
    coverLetter: rich,
    skills: [text],
    languages: [text],
    portfolioUrl: `https://${textOf("contact")}.example`,
    workExperience: workExperience.map((work) => ({ ...work, company: text, position: text, description: rich })),
    education: education.map((study) => ({ ...study, institution: text, degree: text, field: text })),
    projects: [{ title: text, description: rich, url: "", startDate: "2024-01", endDate: "" }],
  };
};

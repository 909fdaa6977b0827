import { array, boolean, type InferType, number, object } from "yup";
import { noticePeriod } from "../applications/schema.ts";
import {
  ctc,
  email,
  instant,
  noneIfEmpty,
  optionalName,
  optionalRichText,
  phone,
  requiredName,
  tags,
  webAddress,
} from "../fields.ts";
import { MAX_LIST_ENTRIES } from "../limits.ts";
import { educationList, profileProjectSchema, workList } from "./entries.ts";
import { EXTRA_TIME_PERCENTS } from "./limits.ts";
import { NEEDS_EDUCATION, NEEDS_WORK_OR_TICK, NOTHING_TO_SAVE } from "./messages.ts";

const rupees = (label: string) =>
  ctc(label).transform((value, original) => (original === "" || original === null ? 0 : value));
const tick = () => boolean().typeError("This must be true or false.");

/**
 * Absent fields are not changed; a submitted list replaces the list and is checked completely. An employer's profile
 * has only the company's name and site.
 */
export const profileUpdateSchema = object({
  fullName: requiredName("Full name").optional().default(undefined),
  email: email().optional(),
  phone: phone().optional(),
  summary: optionalRichText("Summary").default(undefined),
  skills: tags("Skills").default(undefined),
  languages: tags("Languages").default(undefined),
  portfolioUrl: webAddress("Portfolio link").default(undefined),
  coverLetter: optionalRichText("Cover letter").default(undefined),
  currentCTC: rupees("Current CTC"),
  expectedCTC: rupees("Expected CTC"),
  noticePeriod: noticePeriod(),
  noWorkExperience: tick(),
  workExperience: workList().when("noWorkExperience", ([hasNone], schema) =>
    hasNone ? schema.transform(() => []) : schema.min(1, NEEDS_WORK_OR_TICK),
  ),
  education: educationList().min(1, NEEDS_EDUCATION),
  projects: array(profileProjectSchema).max(MAX_LIST_ENTRIES, `Projects can have at most ${MAX_LIST_ENTRIES} entries.`),
  visibleToRecruiters: tick(),
  extraTime: number()
    .typeError("Extra time must be 0, 25 or 50 percent.")
    .oneOf(EXTRA_TIME_PERCENTS, "Extra time must be 0, 25 or 50 percent."),
  recordOnly: tick(),
  companyName: optionalName("Company name").default(undefined),
  companyWebsite: webAddress("Company website").default(undefined),
  /** The `updatedAt` that was read: if the profile changed since then, nothing is saved. */
  ifUpdatedAt: instant().transform(noneIfEmpty).optional(),
}).test("names-a-field", NOTHING_TO_SAVE, ({ ifUpdatedAt: _, ...update }) =>
  Object.values(update).some((value) => value !== undefined),
);
export type ProfileUpdate = InferType<typeof profileUpdateSchema>;

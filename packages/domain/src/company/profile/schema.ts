import { type InferType, object } from "yup";
import { instant, noneIfEmpty, optionalName, optionalText, webAddress } from "../../fields.ts";
import { NOTHING_TO_SAVE } from "../../profile/messages.ts";
import { MAX_ABOUT } from "./limits.ts";

/** The profile of a company. Absent fields are not changed. */
export const companyProfileSchema = object({
  name: optionalName("Company name").default(undefined),
  website: webAddress("Company website").default(undefined),
  city: optionalName("City").default(undefined),
  /** Plain text with line breaks. */
  about: optionalText("About the company", MAX_ABOUT).default(undefined),
  /** The `updatedAt` that was read: if the profile changed since then, nothing is saved. */
  ifUpdatedAt: instant().transform(noneIfEmpty).optional(),
}).test("names-a-field", NOTHING_TO_SAVE, ({ ifUpdatedAt: _, ...change }) =>
  Object.values(change).some((value) => value !== undefined),
);
export type CompanyProfile = InferType<typeof companyProfileSchema>;

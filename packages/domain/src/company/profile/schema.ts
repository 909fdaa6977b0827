import { type InferType, object } from "yup";
import { instant, noneIfEmpty, optionalName, optionalText, webAddress } from "../../fields.ts";
import { NOTHING_TO_SAVE } from "../../profile/messages.ts";

/** The longest text about a company, in characters. */
export const MAX_ABOUT = 2000;

/** The kinds of image that can be a logo, as browsers and servers name them. */
const LOGO_TYPES = ["image/png", "image/jpeg", "image/webp"] as const;
export type LogoType = (typeof LOGO_TYPES)[number];
export const MAX_LOGO_BYTES = 2 * 1024 * 1024;
/** The largest width and height of an uploaded logo, in pixels. */
export const MAX_LOGO_SIDE = 3000;
/** The server stores a logo as a PNG that fits into a square of this side. */
export const LOGO_SIDE = 256;
/** Where the logos are: followed by the name that their content gives them. */
export const LOGO_PATH = "/company-logos";

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

import { object } from "yup";
import { defineContract } from "../../contract/define.ts";
import { isoDate, text } from "../../contract/wire.ts";
import * as calls from "./calls.ts";
import { companyProfileSchema } from "./schema.ts";
import { publicCompanyFields } from "./wire.ts";

const companyAnswer = object({
  ...publicCompanyFields(),
  website: text(),
  /** When the fields were last changed; the logo does not count. */
  updatedAt: isoDate(),
});

export const company = defineContract({ ...calls.company, status: 200, response: companyAnswer });

const changed = object({ message: text(), company: companyAnswer });

export const updateCompany = defineContract({
  ...calls.updateCompany,
  body: companyProfileSchema,
  status: 200,
  response: changed,
  errors: ["PROFILE_CHANGED", "ROLE"],
});

/** Takes one PNG, JPEG or WebP image; the server keeps a small copy without the file's other contents. */
export const setCompanyLogo = defineContract({
  ...calls.setCompanyLogo,
  status: 200,
  response: changed,
  errors: ["ROLE", "TOO_LARGE", "TOO_MANY_REQUESTS", "UNSUPPORTED_MEDIA_TYPE"],
});

/** Succeeds too if there is no logo. */
export const removeCompanyLogo = defineContract({
  ...calls.removeCompanyLogo,
  status: 200,
  response: changed,
  errors: ["ROLE"],
});

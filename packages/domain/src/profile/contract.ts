import { boolean, number, object } from "yup";
import { defineContract } from "../contract/define.ts";
import { choice, isoDate, list, text } from "../contract/wire.ts";
import * as calls from "./calls.ts";
import { PROFILE_PARTS } from "./completion.ts";
import { profileUpdateSchema } from "./schema.ts";
import { ownResumeAnswer, textsQuery } from "./wire.ts";

export const profileAnswer = object({
  ...ownResumeAnswer,
  totalExperienceYears: number().defined(),
  visibleToRecruiters: boolean().defined(),
  extraTime: number().defined(),
  recordOnly: boolean().defined(),
  updatedAt: isoDate(),
  /** Only for employers; "" for other roles. */
  companyName: text(),
  companyWebsite: text(),
  /** Whether an admin has verified the employer; false for other roles. */
  employerVerified: boolean().defined(),
  /** Whether an unverified employer has more restrictions than a limit on invitations. False for other roles. */
  verificationRequired: boolean().defined(),
});

export const myProfile = defineContract({
  ...calls.myProfile,
  query: textsQuery,
  status: 200,
  response: profileAnswer,
});

export const updateProfile = defineContract({
  ...calls.updateProfile,
  body: profileUpdateSchema,
  status: 200,
  response: object({ message: text(), profile: profileAnswer }),
  errors: ["PROFILE_CHANGED"],
});

export const completionStatus = defineContract({
  ...calls.completionStatus,
  status: 200,
  response: object({ completion: number().defined(), missing: list(choice(PROFILE_PARTS)) }),
});

import { boolean, number, object } from "yup";
import { defineContract } from "../contract/define.ts";
import { choice, isoDate, list } from "../contract/wire.ts";
import { PROFILE_PARTS } from "./completion.ts";
import { resumeAnswer } from "./wire.ts";

export const profileAnswer = object({
  ...resumeAnswer,
  totalExperienceYears: number().defined(),
  visibleToRecruiters: boolean().defined(),
  extraTime: number().defined(),
  recordOnly: boolean().defined(),
  updatedAt: isoDate(),
});

export const myProfile = defineContract({
  method: "GET",
  path: "/profile/me",
  access: "student",
  status: 200,
  response: profileAnswer,
});

export const completionStatus = defineContract({
  method: "GET",
  path: "/profile/completion-status",
  access: "student",
  status: 200,
  response: object({ completion: number().defined(), missing: list(choice(PROFILE_PARTS)) }),
});

import { object } from "yup";
import { defineContract } from "../../contract/define.ts";
import { list } from "../../contract/wire.ts";
import { id } from "../../fields.ts";
import { listedJob } from "../contract.ts";
import * as calls from "./calls.ts";

/** Open jobs similar to that of an own application, without those that the student has applied to. */
export const similarJobs = defineContract({
  ...calls.similarJobs,
  params: object({ applicationId: id() }),
  status: 200,
  response: object({ jobs: list(listedJob) }),
  errors: ["QUIZ_REQUIRED", "NOT_FOUND"],
});

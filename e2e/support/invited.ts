import type { APIRequestContext } from "@playwright/test";
import { api } from "./api.ts";
import { ownWord } from "./names.ts";

/** Creates an employer who invites this person; returns the title of the job. */
export async function inviteByMail(request: APIRequestContext, email: string): Promise<string> {
  const steps = api(request);
  const employer = await steps.person("employer");
  await steps.verify(employer);
  const title = `Invited Analyst ${ownWord()}`;
  const jobId = await steps.job(employer, { title });
  const form = { firstName: "Ravi", lastName: "Iyer", email, phone: "9876501234", validity: "never" };
  await steps.call("POST", `/emp/jobs/${jobId}/invite`, employer, form);
  return title;
}

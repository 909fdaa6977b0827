import { type APIRequestContext, test } from "@playwright/test";
import { api, PASSWORD, type Person } from "./api.ts";
import { anAddress, ownWord } from "./names.ts";
import { mailTo } from "./outbox.ts";

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

interface Duty {
  role: string;
  jobIds?: readonly string[] | null;
}

/** Invites an address to the employer's company; returns the token of the mail's link. The employer's address is verified. */
export async function inviteToTeam(request: APIRequestContext, employer: Person, email: string, duty: Duty) {
  const { outbox } = test.info().project.metadata as { outbox: string };
  await api(request).call("POST", "/emp/team", employer, { email, ...duty });
  const mail = await mailTo(outbox, email, "team-invitation");
  return /\/team-invitation\/([\w-]+)/.exec(mail)?.[1] ?? "";
}

/** Creates an account in the employer's company. */
export async function aColleague(request: APIRequestContext, employer: Person, fullName: string, duty: Duty) {
  const email = anAddress("colleague");
  const invitation = await inviteToTeam(request, employer, email, duty);
  const form = { fullName, phone: "9876501234", password: PASSWORD, isAdult: true };
  const { token } = await api(request).call("POST", `/team-invitations/${invitation}`, employer, form);
  return { email, token } satisfies Person;
}

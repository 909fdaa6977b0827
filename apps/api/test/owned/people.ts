import { deleteAccount } from "@dryrun/domain/account/contract";
import { inviteColleague } from "@dryrun/domain/company/team/contract";
import { eq } from "drizzle-orm";
import { users } from "../../src/db/schema/accounts.ts";
import { aPerson, PASSWORD, type Person } from "../builders.ts";
import { eventually, type TestApp } from "../create-test-app.ts";
import { call } from "../inject.ts";
import { textOf } from "./texts.ts";

export interface Owners {
  student: Person;
  employer: Person;
  admin: Person;
}

let people = 0;
export const account = () => {
  people += 1;
  return { fullName: textOf("name"), email: `${textOf("contact")}${people}@example.com` };
};

/** Makes a student with recognisable account texts, who may see jobs. */
export async function aKnownStudent(testApp: TestApp): Promise<Person> {
  const student = await aPerson(testApp, "student", account());
  const change = { quizPassedAt: testApp.clock.now(), interviewCredits: 1000 };
  await testApp.db.update(users).set(change).where(eq(users.id, student.id));
  return student;
}

export const leave = (testApp: TestApp, person: Person) =>
  call(testApp, deleteAccount, { body: { password: PASSWORD } }, person.token);

/** Invites an address without an account to the employer's company. */
export async function aTeamInvitation(testApp: TestApp, employer: Person) {
  people += 1;
  const email = `colleague${people}@example.com`;
  const { body } = await call(testApp, inviteColleague, { body: { email, role: "viewer" } }, employer.token);
  const mail = await eventually(() => testApp.mails.find(({ to }) => to === email));
  const teamToken = /\/team-invitation\/([\w-]+)/.exec(mail.text)?.[1] ?? "";
  return { teamInvitationId: body.invitation._id, teamToken };
}

import type { Invite } from "@dryrun/domain/invitations/schema";
import { PASSING_ABILITY } from "./people.ts";
import { DEMO_STUDENTS } from "./students.ts";

/** Two who have no account yet: the link of their mail sets a password. */
const STRANGERS = [
  { firstName: "Farhan", lastName: "Siddiqui", email: "farhan.siddiqui@dryrun.example", phone: "9812200041" },
  { firstName: "Ishita", lastName: "Bose", email: "ishita.bose@dryrun.example", phone: "9812200042" },
];
/** How many have an account and have not passed the quiz. */
const BEGINNERS = 2;

/** Invited to the first job, by mails in the outbox. */
export const DEMO_INVITED: readonly Invite[] = [
  ...STRANGERS,
  ...DEMO_STUDENTS.filter(({ ability }) => ability < PASSING_ABILITY)
    .slice(0, BEGINNERS)
    .map(({ fullName, email, phone }) => {
      const [firstName = "", lastName = ""] = fullName.split(" ");
      return { firstName, lastName, email, phone };
    }),
].map((person) => ({ ...person, validity: "never" as const }));

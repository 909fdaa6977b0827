import type { Invite } from "@dryrun/domain/invitations/schema";
import { PASSING_ABILITY } from "./people.ts";
import { DEMO_STUDENTS } from "./students.ts";

/** Two people without an account yet: the link in their mail sets a password. */
const STRANGERS = [
  { firstName: "Farhan", lastName: "Siddiqui", email: "farhan.siddiqui@dryrun.example", phone: "9812200041" },
  { firstName: "Ishita", lastName: "Bose", email: "ishita.bose@dryrun.example", phone: "9812200042" },
];
/** How many invited people have an account but have not passed the quiz. */
const BEGINNERS = 2;

/** Invitations to the first job, with mails in the outbox. */
export const DEMO_INVITED: readonly Invite[] = [
  ...STRANGERS,
  ...DEMO_STUDENTS.filter(({ ability }) => ability < PASSING_ABILITY)
    .slice(0, BEGINNERS)
    .map(({ fullName, email, phone }) => {
      const [firstName = "", lastName = ""] = fullName.split(" ");
      return { firstName, lastName, email, phone };
    }),
].map((person) => ({ ...person, validity: "never" as const }));

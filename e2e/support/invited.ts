import type { TestInfo } from "@playwright/test";

/** The person whom the demo data invites to the first job, one per project, because an invitation can be accepted once. */
const INVITED = {
  phone: { stranger: "farhan.siddiqui@dryrun.example", beginner: "neha@student.example" },
  desktop: { stranger: "ishita.bose@dryrun.example", beginner: "sourav@student.example" },
} as const;

/** A stranger has no account; a beginner has one and did not pass the quiz. */
export const invitedOn = ({ project }: TestInfo) => INVITED[project.metadata.screen as keyof typeof INVITED];

/** The job that the mail of an invitation names. */
export function jobOf(mail: string): string {
  const title = /invites you to apply for ([^.]+)\./.exec(mail)?.[1];
  if (!title) throw new Error(`The mail names no job:\n${mail}`);
  return title.replace(/\s+/g, " ");
}

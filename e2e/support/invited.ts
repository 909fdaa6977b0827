import type { TestInfo } from "@playwright/test";

/** Whom the demo world invites to its first job, one for each screen: an invitation is taken up once. */
const INVITED = {
  phone: { stranger: "farhan.siddiqui@dryrun.example", beginner: "neha@student.example" },
  desktop: { stranger: "ishita.bose@dryrun.example", beginner: "sourav@student.example" },
} as const;

/** A stranger has no account of their own yet; a beginner has one and did not pass the quiz. */
export const invitedOn = ({ project }: TestInfo) => INVITED[project.metadata.screen as keyof typeof INVITED];

import type { accountPrivacy } from "@dryrun/domain/account/contract";
import type { myApplication, myApplications } from "@dryrun/domain/applications/contract";
import type { Output } from "@dryrun/domain/contract/define";
import type { jobList, jobPage } from "@dryrun/domain/jobs/contract";
import type { myProfile } from "@dryrun/domain/profile/contract";
import type { generateQuiz, quizAttempt } from "@dryrun/domain/quiz/contract";

// The types of the server's answers, with the names that the pages use.
export type Job = Output<typeof jobPage>;
export type ListedJob = Output<typeof jobList>["jobs"][number];
export type ListedApplication = Output<typeof myApplications>["applications"][number];
export type OpenInvitation = Output<typeof myApplications>["invitations"][number];
export type Application = Output<typeof myApplication>;
export type Profile = Output<typeof myProfile>;
export type Privacy = Output<typeof accountPrivacy>;
/** Fields that profiles and applications share. */
export type Resume = Profile | Application;
/** What a resume shows; an entry that is being written can lack dates. */
export type ShownResume = Pick<
  Resume,
  | "fullName"
  | "email"
  | "phone"
  | "portfolioUrl"
  | "currentCTC"
  | "expectedCTC"
  | "noticePeriod"
  | "summary"
  | "skills"
  | "languages"
  | "coverLetter"
  | "noWorkExperience"
  | "whole"
> & {
  [List in "workExperience" | "education" | "projects"]: readonly (Omit<Resume[List][number], "startDate" | "endDate"> &
    Dates)[];
};
interface Dates {
  startDate: string | null;
  endDate: string | null;
}
export type Paper = Output<typeof generateQuiz>;
export type Attempt = Output<typeof quizAttempt>;

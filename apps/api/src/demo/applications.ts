import type { ApplicationStatus, Stage } from "@dryrun/domain/applications/limits";
import { totalExperienceYears } from "@dryrun/domain/profile/experience";
import { addMs, DAY_MS, HOUR_MS } from "@dryrun/domain/time";
import { newId } from "../ids.ts";
import type { DemoResume } from "./people/resume.ts";
import type { Random } from "./random.ts";

export interface PostedJob {
  id: string;
  createdAt: Date;
}
/** How far a mock interview has come. */
export type DemoInterview = "none" | "completed" | "sent";

export interface DemoApplication {
  row: { id: string; jobId: string; studentId: string; status: ApplicationStatus; createdAt: Date } & DemoResume & {
      experienceYears: number;
      stage: Stage;
      viewedAt: Date | null;
      decidedAt: Date | null;
      decisionReason: string;
      withdrawnAt: Date | null;
    };
  interview: DemoInterview;
}

const REASONS = [
  "We filled the post from within. Please apply again.",
  "For this post we need two more years with Power BI.",
] as const;
/** Only used if the recruiter has seen an interview. */
export const INTERVIEW_REASONS = [
  "We filled the post from within. Your SQL was clean; please apply again.",
  "The other candidate lives near the plant. Your interview was among the best three.",
] as const;

interface Course {
  status: ApplicationStatus;
  interview: DemoInterview;
  isViewed: boolean;
}
/** The first student has one application in each state. */
const EACH: readonly Course[] = [
  { status: "pending", interview: "none", isViewed: false },
  { status: "pending", interview: "completed", isViewed: true },
  { status: "pending", interview: "sent", isViewed: true },
  { status: "accepted", interview: "sent", isViewed: true },
  { status: "rejected", interview: "none", isViewed: true },
  { status: "withdrawn", interview: "none", isViewed: false },
];

function courseOf(random: Random): Course {
  const isViewed = random.chance(0.6);
  const interview = random.chance(0.2) ? (random.chance(0.7) ? "sent" : "completed") : "none";
  if (random.chance(0.06)) return { status: "withdrawn", interview: "none", isViewed };
  if (!isViewed || random.chance(0.7)) return { status: "pending", interview, isViewed };
  return { status: random.chance(0.4) ? "accepted" : "rejected", interview, isViewed };
}

/** Returns a student's applications: two to seven jobs, each with its outcome. */
export function applicationsOf(
  studentId: string,
  resume: DemoResume,
  jobs: readonly PostedJob[],
  now: Date,
  random: Random,
  isFirst: boolean,
): DemoApplication[] {
  const courses = isFirst ? EACH : Array.from({ length: random.between(2, 7) }, () => courseOf(random));
  return random.some(jobs, courses.length).map(({ id: jobId, createdAt: postedAt }, index) => {
    const { status, interview, isViewed } = courses[index] as Course;
    const sincePosted = (now.getTime() - postedAt.getTime()) / HOUR_MS;
    const createdAt = addMs(postedAt, Math.max(1, sincePosted * (0.1 + random.next() * 0.5)) * HOUR_MS);
    const left = now.getTime() - createdAt.getTime();
    const later = (share: number) => addMs(createdAt, left * share);
    const withdrawnAt = status === "withdrawn" ? addMs(createdAt, Math.min(left / 2, DAY_MS)) : null;
    const isDecided = status === "accepted" || status === "rejected";
    return {
      interview,
      row: {
        ...resume,
        id: newId(createdAt),
        experienceYears: totalExperienceYears(resume.workExperience, createdAt),
        jobId,
        studentId,
        status,
        createdAt,
        stage: isViewed ? "reading" : "new",
        viewedAt: isViewed ? (withdrawnAt ? addMs(createdAt, Math.min(left, DAY_MS) * 0.3) : later(0.3)) : null,
        decidedAt: isDecided ? later(0.9) : null,
        decisionReason: status === "rejected" && (isFirst || random.chance(0.6)) ? random.one(REASONS) : "",
        withdrawnAt,
      },
    };
  });
}

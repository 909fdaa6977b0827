import type { Evaluator } from "../ports.ts";
import { applicationsOf, type DemoApplication, INTERVIEW_REASONS, type PostedJob } from "./applications.ts";
import { type DemoSession, interviewOf } from "./interviews.ts";
import { PASSING_ABILITY } from "./people/people.ts";
import { type DemoResume, resumeOf } from "./people/resume.ts";
import type { DemoStudent } from "./people/students.ts";
import { papersOf } from "./quizzes.ts";
import { createRandom } from "./random.ts";

const SEED = 41;

export interface DemoHistory {
  student: DemoStudent;
  resume: DemoResume;
  papers: ReturnType<typeof papersOf>;
  applications: DemoApplication[];
  interviews: DemoSession[];
}

/** Returns the history of one student until now; the same for the same number, except for ids and times. */
export async function historyOf(
  student: DemoStudent,
  number: number,
  userId: string,
  jobs: readonly PostedJob[],
  evaluator: Evaluator,
  now: Date,
): Promise<DemoHistory> {
  const random = createRandom(SEED + number);
  const resume = resumeOf(student, now, random);
  const papers = papersOf(userId, student, now, random);
  if (student.ability < PASSING_ABILITY) return { student, resume, papers, applications: [], interviews: [] };
  const applications = applicationsOf(userId, resume, jobs, now, random, number === 0);
  const interviews: DemoSession[] = [];
  for (const application of applications) {
    if (application.interview === "none") continue;
    const interview = await interviewOf(application, student.ability, evaluator, now, random);
    if (interview.session.sentAt && application.row.status === "rejected")
      application.row.decisionReason = INTERVIEW_REASONS[interviews.length % INTERVIEW_REASONS.length] ?? "";
    interviews.push(interview);
  }
  return { student, resume, papers, applications, interviews };
}

import behavioural from "../../interview/behavioural.json" with { type: "json" };
import caseStudies from "../../interview/case.json" with { type: "json" };
import excel from "../../interview/excel.json" with { type: "json" };
import powerBi from "../../interview/power-bi.json" with { type: "json" };
import sql from "../../interview/sql.json" with { type: "json" };
import vba from "../../interview/vba.json" with { type: "json" };
import type { InterviewQuestion } from "./question.ts";

/** Every interview question, by topic in the order of an interview. */
// The files are checked against the type by load.test.ts; TypeScript widens the literals of JSON.
export const interviewQuestions: readonly InterviewQuestion[] = [
  sql,
  excel,
  powerBi,
  vba,
  caseStudies,
  behavioural,
].flatMap((questions) => questions as unknown as InterviewQuestion[]);

const byId = new Map(interviewQuestions.map((question) => [question.id, question]));

/** The question of this id, or undefined when the bank no longer has it. */
export function findInterviewQuestion(id: string): InterviewQuestion | undefined {
  return byId.get(id);
}

import { readdirSync, readFileSync } from "node:fs";
import { INTERVIEW_TOPICS } from "@dryrun/domain/interviews/topics";
import { parseJsonFile } from "../format-json.ts";
import type { InterviewQuestion } from "./question.ts";

/** The files of the interview bank. */
export const interviewFolder = new URL("../../interview/", import.meta.url);
const FOLDER = new URL("questions/", interviewFolder);

/** Every interview question, by topic in the order of an interview. Each has its own file. */
export const interviewQuestions: readonly InterviewQuestion[] = INTERVIEW_TOPICS.flatMap((topic) => {
  const folder = new URL(`${topic}/`, FOLDER);
  const files = readdirSync(folder).filter((file) => file.endsWith(".json"));
  return files.sort().map((file) => {
    const text = readFileSync(new URL(file, folder), "utf8");
    return parseJsonFile(`${topic}/${file}`, text) as InterviewQuestion;
  });
});

const byId = new Map(interviewQuestions.map((question) => [question.id, question]));

/** Finds the question with this id; undefined if the bank no longer has it. */
export function findInterviewQuestion(id: string): InterviewQuestion | undefined {
  return byId.get(id);
}

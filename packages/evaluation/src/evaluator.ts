import type { InterviewQuestion } from "@dryrun/content/interview/question";
import { gradeMeasure } from "./dax/grader.ts";
import { gate } from "./gates.ts";
import { gradeOpen } from "./open-grader.ts";
import type { Grade, QuestionResult, ResultFlag } from "./result.ts";
import { RUN_POINT } from "./run/grade-run.ts";
import { gradeSheet } from "./sheet/grade.ts";
import type { SheetRunner } from "./sheet/runner.ts";
import type { SqlEngines } from "./sql/engines.ts";
import { gradeSql } from "./sql/grader.ts";
import { gradeMacro } from "./vba/grader.ts";

/** The engines that are not a part of this package. */
export interface Engines {
  sql: SqlEngines;
  sheet: SheetRunner;
}

export interface Evaluator {
  name: string;
  version: string;
  evaluate(question: InterviewQuestion, answer: string): Promise<QuestionResult>;
}

export const NAME = "dryrun-offline";
export const VERSION = "5";
const KEYWORD_DUMP_LIMIT = 1;

/** The evaluator that works offline: the same question and answer always give the same result. */
export function createEvaluator(engines: Engines): Evaluator {
  return {
    name: NAME,
    version: VERSION,
    async evaluate(question, answer) {
      const gated = gate(question, answer);
      const nothing = gated.flags.find((flag) => flag === "empty" || flag === "question_copy");
      const grade = nothing ? nothingToGrade(question, nothing) : await gradeText(engines, question, gated.text);
      const flags = gated.flags.filter((flag) => flag !== "keyword_dump" || !hasProgram(question, grade));
      return {
        ...grade,
        score: flags.includes("keyword_dump") ? Math.min(grade.score, KEYWORD_DUMP_LIMIT) : grade.score,
        evaluator: `${NAME}/${VERSION}`,
        rubricVersion: question.rubric.version,
        flags: [...flags, ...grade.flags.filter((flag) => !flags.includes(flag))],
        feedback: { ...grade.feedback, missing: [...flags.flatMap(remark), ...grade.feedback.missing] },
      };
    },
  };
}

/** A formula or a measure has no sentences either: where a program was found, its run decides. */
const hasProgram = ({ rubric }: InterviewQuestion, { evidence }: Grade) =>
  rubric.exec !== undefined && evidence.some(({ pointId, quote }) => pointId === RUN_POINT && quote);

function gradeText(engines: Engines, question: InterviewQuestion, text: string): Promise<Grade> | Grade {
  const { exec } = question.rubric;
  switch (exec?.kind) {
    case "sql":
      return gradeSql(engines.sql, question, exec, text);
    case "sheet":
      return gradeSheet(engines.sheet, question, exec, text);
    case "dax":
      return gradeMeasure(question, exec, text);
    case "vba":
      return gradeMacro(question, exec, text);
    default:
      return gradeOpen(question, text);
  }
}

function nothingToGrade(question: InterviewQuestion, flag: ResultFlag): Grade {
  return {
    score: 0,
    confidence: 1,
    flags: [flag],
    evidence: question.rubric.points.map((point) => ({
      pointId: point.id,
      verdict: "unmet",
      note: point.feedbackMiss,
    })),
    feedback: {
      good: [],
      missing: question.rubric.points.map((point) => point.feedbackMiss),
      next: "Write what you do know, even a first step: a part of an answer earns a part of the score.",
    },
  };
}

function remark(flag: ResultFlag): string[] {
  switch (flag) {
    case "question_copy":
      return ["This repeats the question and does not answer it."];
    case "keyword_dump":
      return ["These are key words in a row; say in sentences what you would do with them."];
    case "injection":
      return ["A part of this is written to the grader and not to the interviewer; it was left out."];
    default:
      return [];
  }
}

import type { InterviewQuestion } from "@dryrun/content/interview/question";
import { gradeMeasure } from "./dax/grader.ts";
import { foreignSentences, isInForeignScript } from "./gates/foreign-script.ts";
import { type GateOptions, gate } from "./gates/gate.ts";
import { type TokenizedText, tokenized, withoutSpans } from "./language/tokens.ts";
import { notAssessed } from "./not-assessed.ts";
import { gradeOpen } from "./open-grader.ts";
import type { Evidence, Grade, QuestionFeedback, QuestionResult, ResultFlag } from "./result.ts";
import { withFreshResults } from "./run/fresh-results.ts";
import { RUN_POINT } from "./run/grade-run.ts";
import { gradeSheet } from "./sheet/grade.ts";
import type { SheetRunner } from "./sheet/runner.ts";
import type { SqlEngines } from "./sql/engines.ts";
import { gradeSql } from "./sql/grader.ts";
import { gradeMacro } from "./vba/grader.ts";
import { NAME, versionOf } from "./version.ts";

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

/** The most that an answer with this flag earns. */
const MOST_WITH: Partial<Record<ResultFlag, number>> = { word_salad: 1, off_topic: 2 };
/** Where one of these is found there is nothing to grade. */
const NO_ANSWER: readonly ResultFlag[] = ["empty", "question_copy", "copied"];

/** The evaluator that works offline: the same question and answer always give the same result. */
export function createEvaluator(engines: Engines, options: GateOptions = {}): Evaluator {
  return {
    name: NAME,
    version: versionOf(),
    async evaluate(asked, answer) {
      const question = asked.seed ? withFreshResults(asked) : asked;
      const gated = gate(question, answer, options);
      const { flags, doubtful } = gated;
      const sure = flags.filter((flag) => !doubtful.includes(flag));
      const nothing = flags.find((flag) => NO_ANSWER.includes(flag));
      const grade = nothing ? nothingToGrade(question, nothing) : await gradeRead(engines, question, gated.rest);
      return {
        ...grade,
        evidence: grade.evidence.map((item) => quotedFrom(answer, item)),
        score: Math.min(grade.score, ...sure.map((flag) => MOST_WITH[flag] ?? grade.score)),
        evaluator: `${NAME}/${versionOf(question.id)}`,
        rubricVersion: question.rubric.version,
        flags: [...flags, ...grade.flags.filter((flag) => !flags.includes(flag))],
        feedback: feedbackWith(sure, doubtsOf(question, doubtful, grade), grade),
      };
    },
  };
}

/** Quotes are the words of the answer, also where a part of them was left out of the grading. */
function quotedFrom(answer: string, item: Evidence): Evidence {
  const { quote } = item;
  return quote ? { ...item, quote: { ...quote, text: answer.slice(quote.start, quote.end) } } : item;
}

/** The grade of an answer, unless it is written in a script that cannot be read. A program in it is graded all the same. */
async function gradeRead(engines: Engines, question: InterviewQuestion, rest: TokenizedText): Promise<Grade> {
  const { text } = rest;
  if (!question.rubric.exec)
    return isInForeignScript(text) ? notAssessed(question, "script") : gradeOpen(question, rest);
  const grade = await gradeText(engines, question, withoutSpans(text, foreignSentences(text)));
  if (!isInForeignScript(text)) return grade;
  const hasProgram = grade.evidence.some(({ pointId, quote }) => pointId === RUN_POINT && quote !== undefined);
  return hasProgram ? grade : notAssessed(question, "script");
}

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
      return gradeOpen(question, tokenized(text));
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
      next: "Write what you know, even a first step: a partial answer earns part of the score.",
    },
  };
}

/** The feedback on flags that cost no points. Programs that are taken back have separate feedback. */
const doubtsOf = (question: InterviewQuestion, doubtful: readonly ResultFlag[], grade: Grade): string[] => [
  ...doubtful.map(() => UNCLEAR_ORDER),
  ...(question.rubric.exec ? [] : grade.flags.flatMap(remark)),
];

/** The feedback of a grade with what the flags say. Where a flag limits the score, praise and missing points would contradict it. */
function feedbackWith(
  flags: readonly ResultFlag[],
  doubts: readonly string[],
  { score, feedback }: Grade,
): QuestionFeedback {
  const remarks = [...flags.flatMap(remark), ...doubts];
  const limit = flags.find((flag) => score > (MOST_WITH[flag] ?? Number.POSITIVE_INFINITY));
  if (limit) return { good: [], missing: remarks, next: INSTEAD[limit] ?? feedback.next };
  return { ...feedback, missing: [...remarks, ...feedback.missing] };
}

const UNCLEAR_ORDER =
  "Some of this is hard to read as sentences. Write full sentences, so that each point you make counts.";

const INSTEAD: Partial<Record<ResultFlag, string>> = {
  word_salad: "Write full sentences, so that each point you make counts.",
  off_topic: "Read the question again, and answer what it asks.",
};

function remark(flag: ResultFlag): string[] {
  switch (flag) {
    case "question_copy":
      return ["This repeats the question without answering it."];
    case "copied":
      return ["This is our own text, from the model answer or the feedback. Use your own words."];
    case "seen_before":
      return ["This is almost the model answer you were shown before. Use your own words."];
    case "off_topic":
      return ["This answers a different question."];
    case "word_salad":
      return ["These words do not form sentences. Say what you would do."];
    case "taken_back":
      return ["Some words may take back what you say. Say clearly what you would do."];
    case "injection":
      return ["Part of this is addressed to the grader, not the interviewer, so that part was left out."];
    default:
      return [];
  }
}

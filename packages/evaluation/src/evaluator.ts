import type { InterviewQuestion } from "@dryrun/content/interview/question";
import { gradeMeasure } from "./dax/grader.ts";
import { foreignSentences, isInForeignScript } from "./gates/foreign-script.ts";
import { applyGates, type GateOptions } from "./gates/gate.ts";
import { blankSpans, type TokenizedText, tokenize } from "./language/tokens.ts";
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

/** The engines that run programs; the caller creates them. */
export interface Engines {
  sql: SqlEngines;
  sheet: SheetRunner;
}

export interface Evaluator {
  name: string;
  version: string;
  evaluate(question: InterviewQuestion, answer: string): Promise<QuestionResult>;
}

/** An answer with one of these flags earns at most this many points. */
const MOST_POINTS_WITH: Partial<Record<ResultFlag, number>> = { word_salad: 1, off_topic: 2 };
/** An answer with one of these flags is not graded further. */
const NO_ANSWER_FLAGS: readonly ResultFlag[] = ["empty", "question_copy", "copied"];

/** Creates the evaluator that works offline. The same question and answer always get the same result. */
export function createEvaluator(engines: Engines, options: GateOptions = {}): Evaluator {
  return {
    name: NAME,
    version: versionOf(),
    async evaluate(bankQuestion, answer) {
      const question = bankQuestion.seed ? withFreshResults(bankQuestion) : bankQuestion;
      const gateResult = applyGates(question, answer, options);
      const { flags, doubtful } = gateResult;
      const certainFlags = flags.filter((flag) => !doubtful.includes(flag));
      const noAnswerFlag = flags.find((flag) => NO_ANSWER_FLAGS.includes(flag));
      const grade = noAnswerFlag
        ? gradeOfNoAnswer(question, noAnswerFlag)
        : await gradeIfReadable(engines, question, gateResult.rest);
      return {
        ...grade,
        evidence: grade.evidence.map((item) => withQuoteFrom(answer, item)),
        score: Math.min(grade.score, ...certainFlags.map((flag) => MOST_POINTS_WITH[flag] ?? grade.score)),
        evaluator: `${NAME}/${versionOf(question.id)}`,
        rubricVersion: question.rubric.version,
        flags: [...flags, ...grade.flags.filter((flag) => !flags.includes(flag))],
        feedback: feedbackWith(certainFlags, doubtRemarks(question, doubtful, grade), grade),
      };
    },
  };
}

/** Takes the quote from the original answer, because the graded text has blanks where parts were left out. */
function withQuoteFrom(answer: string, item: Evidence): Evidence {
  const { quote } = item;
  return quote ? { ...item, quote: { ...quote, text: answer.slice(quote.start, quote.end) } } : item;
}

/** Grades an answer unless it is written in a script that the grader cannot read. A program within such an answer is still graded. */
async function gradeIfReadable(engines: Engines, question: InterviewQuestion, rest: TokenizedText): Promise<Grade> {
  const { text } = rest;
  if (!question.rubric.exec)
    return isInForeignScript(text) ? notAssessed(question, "script") : gradeOpen(question, rest);
  const grade = await gradeText(engines, question, blankSpans(text, foreignSentences(text)));
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
      return gradeOpen(question, tokenize(text));
  }
}

function gradeOfNoAnswer(question: InterviewQuestion, flag: ResultFlag): Grade {
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

/** Returns the remarks on flags that cost no points. Taken-back programs get their remark elsewhere. */
const doubtRemarks = (question: InterviewQuestion, doubtful: readonly ResultFlag[], grade: Grade): string[] => [
  ...doubtful.map(() => UNCLEAR_ORDER),
  ...(question.rubric.exec ? [] : grade.flags.flatMap(remarksOn)),
];

/** Adds the remarks on flags to the feedback. If a flag limits the score, they replace praise and missing points, which would contradict it. */
function feedbackWith(
  flags: readonly ResultFlag[],
  doubts: readonly string[],
  { score, feedback }: Grade,
): QuestionFeedback {
  const remarks = [...flags.flatMap(remarksOn), ...doubts];
  const limitingFlag = flags.find((flag) => score > (MOST_POINTS_WITH[flag] ?? Number.POSITIVE_INFINITY));
  if (limitingFlag) return { good: [], missing: remarks, next: NEXT_STEPS[limitingFlag] ?? feedback.next };
  return { ...feedback, missing: [...remarks, ...feedback.missing] };
}

const UNCLEAR_ORDER =
  "Some of this is hard to read as sentences. Write full sentences, so that each point you make counts.";

const NEXT_STEPS: Partial<Record<ResultFlag, string>> = {
  word_salad: "Write full sentences, so that each point you make counts.",
  off_topic: "Read the question again, and answer what it asks.",
};

function remarksOn(flag: ResultFlag): string[] {
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

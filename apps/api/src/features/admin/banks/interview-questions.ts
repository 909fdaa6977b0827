import { familyShortage, LEAST_FAMILIES } from "@dryrun/content/interview/draw/drawable";
import { interviewQuestions as bank, findInterviewQuestion } from "@dryrun/content/interview/load";
import type { InterviewQuestion } from "@dryrun/content/interview/question";
import type { interviewQuestions } from "@dryrun/domain/admin/calibration/contract";
import {
  byAttention,
  NO_SUMS,
  type QuestionSums,
  questionStatistics,
  USES_NEEDED,
} from "@dryrun/domain/admin/interview-questions/statistics";
import { tooFewQuestions } from "@dryrun/domain/admin/messages";
import type { Input, Output } from "@dryrun/domain/contract/define";
import { TOPIC_LABELS } from "@dryrun/domain/interviews/topics";
import { pagingOf } from "@dryrun/domain/pages";
import type { Db } from "../../../db/client.ts";
import { interviewQuestionSums, retiredInterviewQuestions } from "../../../db/schema/interviews.ts";
import { AppError } from "../../../errors/app-error.ts";
import { findRetired, type RetiredQuestion } from "../../../records/questions/retired-questions.ts";
import { type Bank, type BankDeps, retire } from "./retire.ts";
import { hasWords, isShown, pageOf, retiredAnswer } from "./shown.ts";

export type InterviewQuestions = ReturnType<typeof createInterviewQuestions>;
type Asked = Input<typeof interviewQuestions>["query"];
type Answer = Output<typeof interviewQuestions>["interviewQuestions"][number];

const INTERVIEWS: Bank<InterviewQuestion> = {
  table: retiredInterviewQuestions,
  find: findInterviewQuestion,
  kind: "interview-question",
  refuseShortage(retired) {
    const short = familyShortage(retired);
    if (!short) return;
    throw new AppError("LIMIT_REACHED", tooFewQuestions(TOPIC_LABELS[short.topic], short.left, LEAST_FAMILIES));
  },
};

/** Lists the interview questions with their statistics. */
export function createInterviewQuestions(deps: BankDeps) {
  const { db } = deps;
  return {
    async list(asked: Asked): Promise<Output<typeof interviewQuestions>> {
      const judge = await judgeOf(db);
      const questions = bank
        .filter(isAsked(asked))
        .map(judge)
        .filter((one) => isShown(asked.show, one, one.statistics.uses < USES_NEEDED))
        .sort((a, b) => byAttention(a.statistics, b.statistics));
      return { interviewQuestions: pageOf(questions, asked).map(answerOf), ...pagingOf(questions.length, asked) };
    },

    async change(adminId: string, id: string, change: { retired: boolean; reason: string }): Promise<Answer> {
      const question = await retire(deps, INTERVIEWS, adminId, id, change);
      return answerOf((await judgeOf(db))(question));
    },
  };
}

/** Whether a question is of the topic and has each word in its text, a criterion or its id. */
function isAsked({ topic, search }: Asked) {
  const isFound = hasWords(search);
  return ({ id, topic: own, prompt, rubric }: InterviewQuestion) =>
    (!topic || own === topic) && isFound([id, prompt, ...rubric.points.map(({ label }) => label)]);
}

interface Judged {
  question: InterviewQuestion;
  sums: QuestionSums;
  statistics: ReturnType<typeof questionStatistics>;
  retired: RetiredQuestion | undefined;
}

/** Reads one row per question, however many interviews there were. */
async function judgeOf(db: Db) {
  const all = new Map((await db.select().from(interviewQuestionSums)).map((row) => [row.questionId, row]));
  const retired = await findRetired(db, retiredInterviewQuestions);
  return (question: InterviewQuestion): Judged => {
    const sums = all.get(question.id) ?? NO_SUMS;
    return { question, sums, statistics: questionStatistics(sums), retired: retired.get(question.id) };
  };
}

const rounded = (value: number | null, steps: number) => (value === null ? null : Math.round(value * steps) / steps);

function answerOf({ question, sums, statistics, retired }: Judged): Answer {
  const { uses, mean, spread, discrimination, concerns } = statistics;
  return {
    _id: question.id,
    topic: question.topic,
    difficulty: question.difficulty,
    question: question.prompt,
    modelAnswer: question.modelAnswer,
    criteria: question.rubric.points.map(({ label, weight }) => ({ label, weight })),
    uses,
    mean: rounded(mean, 10),
    spread: rounded(spread, 10),
    notAssessed: sums.notAssessed,
    flagged: sums.flagged,
    raised: sums.raised,
    discrimination: rounded(discrimination, 100),
    concerns,
    retired: retiredAnswer(retired),
  };
}

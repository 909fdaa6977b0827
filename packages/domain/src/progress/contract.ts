import { boolean, number, object } from "yup";
import { defineContract } from "../contract/define.ts";
import { choice, isoDate, list, nullableText, text } from "../contract/wire.ts";
import { INTERVIEW_TOPICS } from "../interviews/topics.ts";
import * as calls from "./calls.ts";

/** 0 to 100. */
const score = () => number().defined();
/** Lost points, of all points of the topic's questions. */
const points = { lost: number().defined(), of: number().defined() };
const topic = () => choice(INTERVIEW_TOPICS);

/** The newest graded interviews and quizzes, oldest first, and the drills by topic. */
export const progress = defineContract({
  ...calls.progress,
  status: 200,
  response: object({
    interviews: list(
      object({
        sessionId: text(),
        at: isoDate(),
        /** Null for practice. */
        jobTitle: nullableText(),
        score: score(),
        /** The topics of its questions; empty once the answers are deleted. */
        topics: list(object({ topic: topic(), score: score(), ...points })),
      }),
    ),
    quizzes: list(object({ _id: text(), at: isoDate(), score: score(), passed: boolean().defined() })),
    /** Topics with a finished drill. `first` and `latest` are the scores of the first and the latest one, which began at `at`. */
    drills: list(object({ topic: topic(), done: number().defined(), first: score(), latest: score(), at: isoDate() })),
  }),
});

import { hashOf } from "../../datasets/random.ts";
import type { InterviewQuestion } from "../question.ts";
import type { Memory } from "./history.ts";

/** The families to draw from, the better ones first: each list is used only if those before it are too short. */
export type Tiers = InterviewQuestion[][];

/**
 * Splits each topic: half is for a person's interviews for applications and the other half for practice, so that
 * nobody can practise the questions that decide about a job. The split depends on the person.
 */
export function halvesOf(person: string, questions: readonly InterviewQuestion[]) {
  const ordered = questions
    .map((question) => ({ question, key: hashOf(`${person}/${question.id}`) }))
    .sort((a, b) => a.key - b.key || (a.question.id < b.question.id ? -1 : 1))
    .map(({ question }) => question);
  const middle = Math.ceil(ordered.length / 2);
  return { forApplications: ordered.slice(0, middle), forPractice: ordered.slice(middle) };
}

/** Returns the families for an application: none that was practised, and none of the last interviews. */
export function tiersForApplication(person: string, questions: readonly InterviewQuestion[], memory: Memory): Tiers {
  const { forApplications, forPractice } = halvesOf(person, questions);
  const isNew = ({ id }: InterviewQuestion) => !memory.isPractised(id) && !memory.isRecent(id);
  const best = forApplications.filter(isNew);
  const good = forPractice.filter(isNew);
  const rest = questions.filter((question) => !isNew(question));
  return [best, good, ...oldestFirst(rest, memory)];
}

/**
 * Returns the families for practice: unseen ones first, then the least recently shown. Excludes families asked for an
 * application, and the half for applications, unless nothing else is left.
 */
export function tiersForPractice(person: string, questions: readonly InterviewQuestion[], memory: Memory): Tiers {
  const { forPractice, forApplications } = halvesOf(person, questions);
  const known = forApplications.filter(({ id }) => memory.isPractised(id));
  const own = [...forPractice, ...known].filter(({ id }) => !memory.isExamined(id));
  return oldestFirst(own.length > 0 ? own : questions, memory);
}

/** Returns one list for each time at which families were last shown. */
function oldestFirst(questions: readonly InterviewQuestion[], { lastShown }: Memory): Tiers {
  const byAge = new Map<number, InterviewQuestion[]>();
  for (const question of questions)
    byAge.set(lastShown(question.id), [...(byAge.get(lastShown(question.id)) ?? []), question]);
  return [...byAge].sort(([a], [b]) => a - b).map(([, same]) => same);
}

import { learnersSentences } from "@dryrun/content/interview/learners";
import { interviewQuestions } from "@dryrun/content/interview/load";
import type { InterviewQuestion } from "@dryrun/content/interview/question";
import { weighted } from "../features.ts";
import { featuresOfTopic, rarityAmong, type Topics } from "../topic.ts";

/** Exemplars from this score on are about their question. */
const ABOUT_FROM = 5;

/** All that the bank has about a question. */
const textsAbout = ({ id, prompt, modelAnswer, rubric }: InterviewQuestion): string =>
  [
    prompt,
    modelAnswer,
    ...(rubric.exec ? [] : rubric.exemplars.filter(({ score }) => score >= ABOUT_FROM).map(({ text }) => text)),
    ...Object.values(learnersSentences[id] ?? {}).flat(),
  ].join("\n");

/** What the words and concepts of each question's texts are. */
export function learnTopics(): Topics {
  const raw = interviewQuestions.map((question) => featuresOfTopic(textsAbout(question), (tokens) => tokens));
  const counts = new Map<string, number>();
  for (const name of raw.flatMap((features) => [...features.keys()])) counts.set(name, (counts.get(name) ?? 0) + 1);
  const rarity = (name: string) => rarityAmong(raw.length, counts.get(name) ?? 0);
  const byFeature = new Map<string, { question: number; weight: number }[]>();
  for (const [question, features] of raw.entries()) {
    for (const [name, weight] of weighted(features, rarity)) {
      byFeature.set(name, [...(byFeature.get(name) ?? []), { question, weight }]);
    }
  }
  const places = [...byFeature.values()].flat();
  let start = 0;
  const ends = [...byFeature.values()].map((found) => (start += found.length));
  return {
    questions: interviewQuestions.map(({ id }) => id),
    features: new Map([...byFeature.keys()].map((name, number) => [name, number])),
    starts: Int32Array.from([0, ...ends]),
    having: Int32Array.from(places, ({ question }) => question),
    weights: Float64Array.from(places, ({ weight }) => weight),
  };
}

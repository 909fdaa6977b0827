import type { InterviewQuestion } from "@dryrun/content/interview/question";
import { trainingDataOf } from "@dryrun/content/interview/training-data";
import { weighted } from "../criteria/features.ts";
import { featuresOfTopic, rarityAmong, type Topics } from "../gates/topic.ts";
import { sentencesOf } from "../language/tokens.ts";
import { backgroundQuestions, backgroundSentences } from "./background.ts";

/** Exemplars from this score on are about their question. */
const ABOUT_FROM = 5;

interface Texts {
  prompt: string;
  modelAnswer: string;
  exemplars: readonly { text: string; score: number }[];
  sentences: readonly string[];
}

const topicOf = ({ prompt, modelAnswer, exemplars, sentences }: Texts) => {
  const about = exemplars.filter(({ score }) => score >= ABOUT_FROM).map(({ text }) => text);
  return featuresOfTopic(sentencesOf([prompt, modelAnswer, ...about, ...sentences].join("\n")), (tokens) => tokens);
};

/** All that the bank has about a question now. */
const textsOf = ({ id, prompt, modelAnswer, rubric }: InterviewQuestion): Texts => ({
  prompt,
  modelAnswer,
  exemplars: rubric.exec ? [] : rubric.exemplars,
  sentences: Object.values(trainingDataOf(id)?.sentences ?? {}).flat(),
});

/** The words and concepts of the background's questions, and of a question of the bank. */
export function learnTopics(): { topics: Topics; own: (question: InterviewQuestion) => ReadonlyMap<string, number> } {
  const sentences = Map.groupBy(backgroundSentences, ({ question }) => question);
  const raw = backgroundQuestions.map((question) =>
    topicOf({ ...question, sentences: (sentences.get(question.id) ?? []).map(({ text }) => text) }),
  );
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
  const topics: Topics = {
    background: backgroundQuestions.map(({ id }) => id),
    features: new Map([...byFeature.keys()].map((name, number) => [name, number])),
    starts: Int32Array.from([0, ...ends]),
    having: Int32Array.from(places, ({ question }) => question),
    weights: Float64Array.from(places, ({ weight }) => weight),
  };
  return { topics, own: (question) => weighted(topicOf(textsOf(question)), rarity) };
}

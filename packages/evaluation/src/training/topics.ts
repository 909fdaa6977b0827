import type { InterviewQuestion } from "@dryrun/content/interview/question";
import { trainingDataOf } from "@dryrun/content/interview/training-data";
import { weightByRarity } from "../criteria/features.ts";
import { featuresOfTopic, rarityOfFeature, type Topics } from "../gates/topic.ts";
import { sentencesOf } from "../language/tokens.ts";
import { backgroundQuestions, backgroundSentences } from "./background.ts";

/** Exemplars with at least this score are about their question. */
const ON_TOPIC_FROM = 5;

interface QuestionTexts {
  prompt: string;
  modelAnswer: string;
  exemplars: readonly { text: string; score: number }[];
  sentences: readonly string[];
}

const topicCounts = ({ prompt, modelAnswer, exemplars, sentences }: QuestionTexts) => {
  const goodAnswers = exemplars.filter(({ score }) => score >= ON_TOPIC_FROM).map(({ text }) => text);
  return featuresOfTopic(
    sentencesOf([prompt, modelAnswer, ...goodAnswers, ...sentences].join("\n")),
    (tokens) => tokens,
  );
};

/** Returns all current texts of the bank on a question. */
const textsOf = ({ id, prompt, modelAnswer, rubric }: InterviewQuestion): QuestionTexts => ({
  prompt,
  modelAnswer,
  exemplars: rubric.exec ? [] : rubric.exemplars,
  sentences: Object.values(trainingDataOf(id)?.sentences ?? {}).flat(),
});

/** Trains the topics of the background's questions. `topicOf` computes the topic of a question of the bank. */
export function trainTopics(): {
  topics: Topics;
  topicOf: (question: InterviewQuestion) => ReadonlyMap<string, number>;
} {
  const sentences = Map.groupBy(backgroundSentences, ({ question }) => question);
  const countsByQuestion = backgroundQuestions.map((question) =>
    topicCounts({ ...question, sentences: (sentences.get(question.id) ?? []).map(({ text }) => text) }),
  );
  const counts = new Map<string, number>();
  for (const name of countsByQuestion.flatMap((features) => [...features.keys()]))
    counts.set(name, (counts.get(name) ?? 0) + 1);
  const rarity = (name: string) => rarityOfFeature(countsByQuestion.length, counts.get(name) ?? 0);
  const byFeature = new Map<string, { question: number; weight: number }[]>();
  for (const [question, features] of countsByQuestion.entries()) {
    for (const [name, weight] of weightByRarity(features, rarity)) {
      byFeature.set(name, [...(byFeature.get(name) ?? []), { question, weight }]);
    }
  }
  const postings = [...byFeature.values()].flat();
  let start = 0;
  const ends = [...byFeature.values()].map((questionWeights) => (start += questionWeights.length));
  const topics: Topics = {
    background: backgroundQuestions.map(({ id }) => id),
    features: new Map([...byFeature.keys()].map((name, number) => [name, number])),
    starts: Int32Array.from([0, ...ends]),
    having: Int32Array.from(postings, ({ question }) => question),
    weights: Float64Array.from(postings, ({ weight }) => weight),
  };
  return { topics, topicOf: (question) => weightByRarity(topicCounts(textsOf(question)), rarity) };
}

// The training data of the model of disclaimers: disclaimers, and parts of honest texts in the same positions.
import { readFileSync } from "node:fs";
import path from "node:path";
import { interviewQuestions } from "../../../content/src/interview/load.ts";
import { trainedQuestions, trainingDataOf } from "../../../content/src/interview/training-data.ts";
import { readGolden } from "../../golden/read.mjs";
import { leadsOf, openingsOf, tailsOf } from "../../src/disclaimers/segments.ts";
import { piecesOf as piecesOfSentence } from "../../src/language/pieces.ts";
import { sentencesOf, tokensOf } from "../../src/language/tokens.ts";
import { stemOf } from "../../src/language/words.ts";
import { kindOf } from "../../src/testing/perturbations/perturbation.ts";
import { phrasesOf } from "./disclaimer-grammars.mjs";

const EVALUATION = path.resolve(import.meta.dirname, "../..");
const data = (file) => JSON.parse(readFileSync(path.join(EVALUATION, file), "utf8"));
const prose = interviewQuestions.filter((question) => kindOf(question) === "prose");
const isProse = new Set(prose.map(({ id }) => id));
/** Exemplars and answers with at least this known score are honest. */
const HONEST_FROM = 4;
const SEEN_TWICE = 2;
const DISCLAIMER = 3;
/** As many as disclaimers: the text around an honest answer must differ from them. */
const HONEST_AROUND = 8;
/** The weight of each part of a learner's answer, because there are many. */
const ANSWERED = 0.15;
/** A disclaimer in one position is probably one in others too, but counts less there. */
const ALSO = {
  opening: { lead: 0.3, first: 0.5 },
  first: { middle: 0.3 },
  last: { middle: 0.3 },
  lead: { opening: 0.3 },
};

/** Returns the words and punctuation of a text that is one sentence. */
const piecesOf = (text) => piecesOfSentence(text, { start: 0, end: text.length, tokens: tokensOf(text) });
const splits = (text) => sentencesOf(text).map(({ start, end }) => text.slice(start, end));

/** Returns the disclaimers that a change to an answer adds, each with its position. */
function disclaimersOf({ name, how }) {
  const disclaimers = [];
  const add = (place, text) => text.trim() && disclaimers.push({ group: name, place, text: text.trim() });
  for (const text of [how.eachBefore ?? []].flat()) add("lead", text);
  for (const text of [how.eachAfter ?? []].flat()) {
    const [tail = "", ...sentences] = splits(text);
    add("tail", tail);
    for (const sentence of sentences) add("last", sentence);
  }
  for (const text of splits(how.text ?? "")) add("middle", text);
  const before = splits(how.before ?? "");
  for (const [index, text] of before.entries()) {
    const isOpen = index === before.length - 1 && !/[.!?]\s*$/.test(how.before);
    add(isOpen ? "opening" : "first", text);
  }
  for (const text of splits(how.after ?? "")) add("last", text);
  return disclaimers;
}

/** The disclaimers of `packages/evaluation/src/testing/perturbations/denied.ts` that are put around unchanged sentences. */
const DENIED = [
  { name: "others say", how: { eachBefore: "Some people say that ", eachAfter: ". They are mistaken." } },
  { name: "a claim that is wrong", how: { eachBefore: "My colleague claims that ", eachAfter: ", which is wrong." } },
  { name: "refuses", how: { eachBefore: "I refuse to " } },
  { name: "as if", how: { eachBefore: "As if it would help to " } },
  { name: "retracted", how: { after: " Forget all of that, it is wrong." } },
  { name: "taken back", how: { after: " I take back everything that I wrote above." } },
  { name: "none of this is true", how: { before: "None of the following is true. " } },
  { name: "what not to do", how: { before: "Here is what one must not do in such a case. " } },
  { name: "Hinglish", how: { after: " Ye sab galat hai, aisa kabhi nahi karna chahiye." } },
];

/** Endings that revoke an answer, and endings that look similar. */
const ENDS = data("scripts/fit/disclaimer-ends.json");

/** Returns every part of a text that could be a disclaimer. A sentence can be one anywhere. */
function stretchesOf(text, group, weight, isAlone) {
  const sentences = splits(text).map((sentence) => piecesOf(sentence));
  return sentences.flatMap((pieces, index) => {
    const parts = (segments, place) =>
      segments.map(({ from, to }) => ({ group, place, pieces: pieces.slice(from, to), weight }));
    const wholes = isAlone
      ? ["first", "middle", "last"].map((place) => ({ group, place, pieces, weight }))
      : placesOf(index, sentences.length).map((place) => ({
          group,
          place,
          pieces,
          weight: weight * (place === "middle" ? 1 : 2),
        }));
    return [
      ...parts(leadsOf(pieces), "lead"),
      ...parts(index === 0 || isAlone ? openingsOf(pieces) : [], "opening"),
      ...parts(tailsOf(pieces), "tail"),
      ...wholes,
    ];
  });
}

const placesOf = (at, all) => [
  ...(at < 2 ? ["first"] : []),
  ...(at >= all - 2 ? ["last"] : []),
  ...(at > 0 && at < all - 1 ? ["middle"] : []),
];

const GREETINGS = [
  "Good morning sir, thank you for the question.\nI check.\nThank you.",
  "I think this is how I would do it. I check the data. I did the same in my last project, and it worked well.",
  "I check the data. I am not sure about the tool, but the steps are these.",
];

function honestTexts() {
  const exemplars = prose.flatMap(({ modelAnswer, rubric }) => [
    modelAnswer,
    ...rubric.exemplars
      .filter(({ score, text }) => score >= HONEST_FROM && !/ignore|grader/i.test(text))
      .map(({ text }) => text),
  ]);
  const programs = interviewQuestions
    .filter(({ id }) => !isProse.has(id))
    .flatMap(({ modelAnswer, rubric }) => [
      modelAnswer,
      ...rubric.exemplars.filter(({ score }) => score >= 8).map(({ text }) => text),
    ]);
  const graded = readGolden("open").filter(({ question, score }) => isProse.has(question) && score >= HONEST_FROM - 1);
  const honest = data("golden/honest-open.json");
  return [...exemplars, ...programs, ...[...graded, ...honest].map(({ answer }) => answer), ...GREETINGS];
}

/** Returns whole answers of learners, who revoke nothing. */
const learnersTexts = () =>
  prose.flatMap(({ id }) =>
    (trainingDataOf(id)?.answers ?? [])
      .filter(({ score }) => score >= HONEST_FROM)
      .map(({ parts }) => parts.map(({ text }) => text).join(" ")),
  );

/** The labelled sentences of all questions. */
const trained = trainedQuestions().map((id) => trainingDataOf(id));
const known = trained.flatMap(({ sentences }) => Object.values(sentences).flat());
const wrong = trained.flatMap((data) => Object.values(data.wrong).flat());

/** Returns word stems that occur at least twice in the bank's texts: the subjects of questions. */
export function topicStems() {
  const counts = new Map();
  const texts = [
    ...prose.flatMap(({ prompt, modelAnswer, rubric }) => [
      prompt,
      modelAnswer,
      ...rubric.exemplars.filter(({ score }) => score >= HONEST_FROM).map(({ text }) => text),
    ]),
    ...known,
  ];
  for (const text of texts) {
    for (const stem of new Set(piecesOf(text).map(({ word }) => stemOf(word))))
      counts.set(stem, (counts.get(stem) ?? 0) + 1);
  }
  return [...counts]
    .filter(([, count]) => count >= SEEN_TWICE)
    .map(([stem]) => stem)
    .sort();
}

/** Returns phrases by position. */
const placedIn = (file) =>
  Object.entries(data(file)).flatMap(([place, texts]) =>
    texts.map((text) => ({ group: `phrase ${text}`, place, text })),
  );

/** Returns all examples; those of a `group` are left out of training together when the model is measured. */
export function allExamples() {
  const disclaimers = [
    ...placedIn("fit/disclaimer-phrases.json"),
    ...phrasesOf("disclaimers"),
    ...[
      ...data("golden/disclaimers-open.json"),
      ...DENIED,
      ...ENDS.retract.map((after) => ({ name: after, how: { after } })),
    ].flatMap(disclaimersOf),
  ].flatMap((disclaimer) =>
    Object.entries({ [disclaimer.place]: 1, ...ALSO[disclaimer.place] }).map(([place, weight]) => ({
      ...disclaimer,
      place,
      isOwnPlace: place === disclaimer.place,
      pieces: piecesOf(disclaimer.text),
      isDisclaimer: true,
      weight: weight * DISCLAIMER,
    })),
  );
  const honest = [
    ...[...phrasesOf("honest"), ...placedIn("fit/disclaimer-honest-phrases.json")].map(({ place, text, group }) => ({
      group,
      place,
      pieces: piecesOf(text),
      weight: HONEST_AROUND,
    })),
    ...[...data("scripts/fit/disclaimer-honest.json"), ...ENDS.keep].flatMap((text) =>
      stretchesOf(text, text, 1, true),
    ),
    ...honestTexts().flatMap((text) => stretchesOf(text, text, 1, false)),
    ...learnersTexts().flatMap((text) => stretchesOf(text, text, ANSWERED, false)),
    ...data("golden/honest-disclaimers-open.json").flatMap(({ text }) => stretchesOf(text, text, 1.5, false)),
    ...[...known, ...wrong].flatMap((text) => stretchesOf(text, text, 0.3, true)),
  ];
  return [...disclaimers, ...honest.map((stretch) => ({ ...stretch, isDisclaimer: false }))];
}

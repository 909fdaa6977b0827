import { describe, expect, it } from "@jest/globals";
import { interviewQuestions } from "./load.ts";
import { INTERVIEW_DRAW, pickDrill, pickInterview, pickPractice } from "./pick.ts";

const ids = (seed: number, recent: ReadonlySet<string> = new Set(), bank = interviewQuestions) =>
  pickInterview(seed, recent, bank).map(({ id }) => id);

const seeds = Array.from({ length: 200 }, (_, seed) => seed * 7919);

it("draws ten different questions, 3 SQL, 2 Excel, 2 Power BI, 1 VBA, 1 case, 1 behavioural, in this order", () => {
  const order = INTERVIEW_DRAW.flatMap(({ topic, count }) => Array.from({ length: count }, () => topic));
  expect(order).toHaveLength(10);
  for (const seed of seeds) {
    const questions = pickInterview(seed, new Set());
    expect(questions.map(({ topic }) => topic)).toEqual(order);
    expect(new Set(questions).size).toBe(10);
  }
});

it("draws the same ten for the same seed, and others for other seeds", () => {
  expect(ids(42)).toEqual(ids(42));
  expect(new Set(seeds.map((seed) => ids(seed).join())).size).toBeGreaterThan(150);
});

it("reaches every question of the bank", () => {
  expect(new Set(seeds.flatMap((seed) => ids(seed))).size).toBe(interviewQuestions.length);
});

describe("what a student had in the last three interviews", () => {
  it("is never drawn again while a topic has enough others", () => {
    for (const seed of seeds) {
      const recent = new Set<string>();
      for (let interview = 0; interview < 3; interview += 1) {
        for (const id of ids(seed + interview, recent)) {
          expect(recent.has(id)).toBe(false);
          recent.add(id);
        }
      }
      expect(ids(seed + 3, recent).filter((id) => recent.has(id))).toEqual([]);
    }
  });

  it("comes back, the longest ago first, only where a topic has no others", () => {
    const vba = interviewQuestions.filter(({ topic }) => topic === "vba").map(({ id }) => id);
    const recent = new Set([...vba].reverse());
    for (const seed of seeds) {
      const drawn = ids(seed, recent);
      expect(drawn).toHaveLength(10);
      expect(drawn.filter((id) => recent.has(id))).toEqual([vba.at(-1)]);
    }
  });
});

describe("practice", () => {
  it.each(["sql", "excel", "power-bi", "vba"] as const)("asks ten of %s, the easier first", (topic) => {
    for (const seed of seeds.slice(0, 20)) {
      const questions = pickPractice(topic, seed, new Set());
      expect(new Set(questions).size).toBe(10);
      const own = questions.filter((question) => question.topic === topic).map(({ difficulty }) => difficulty);
      expect(own).toHaveLength(10);
      expect(own).toEqual([...own].sort());
    }
  });

  it("fills up what a topic lacks", () => {
    const few = interviewQuestions.filter(({ topic, difficulty }) => topic !== "vba" || difficulty === 1);
    const topics = pickPractice("vba", 7, new Set(), few).map(({ topic }) => topic);
    expect(topics).toHaveLength(10);
    expect(topics[0]).toBe("vba");
    expect(topics.at(-1)).not.toBe("vba");
  });

  it("draws a mixed one as an interview", () => {
    expect(pickPractice("mixed", 42, new Set())).toEqual(pickInterview(42, new Set()));
  });
});

describe("a drill", () => {
  const ofTopic = (topic: string) => interviewQuestions.filter((question) => question.topic === topic);
  const none: ReadonlySet<string> = new Set();

  it.each(INTERVIEW_DRAW.map(({ topic }) => topic))("asks three of %s, the easier first", (topic) => {
    for (const seed of seeds.slice(0, 20)) {
      const drawn = pickDrill({ topic, count: 3 }, seed, none, none);
      expect(new Set(drawn).size).toBe(3);
      expect(drawn.map((question) => question.topic)).toEqual([topic, topic, topic]);
      const levels = drawn.map(({ difficulty }) => difficulty);
      expect(levels).toEqual([...levels].sort());
    }
  });

  it("asks the named question first, though it was seen, and two others", () => {
    for (const first of ofTopic("vba")) {
      const drawn = pickDrill({ topic: "vba", first, count: 3 }, 7, new Set([first.id]), none);
      expect(drawn[0]).toBe(first);
      expect(new Set(drawn).size).toBe(3);
    }
  });

  it("never asks what is taken, and seen ones only where there are no others, the longest ago first", () => {
    const [taken = "", ...others] = ofTopic("behavioural").map(({ id }) => id);
    const seen = new Set(others.slice(0, 3));
    for (const seed of seeds) {
      const drawn = pickDrill({ topic: "behavioural", count: 3 }, seed, seen, new Set([taken])).map(({ id }) => id);
      expect(drawn.toSorted()).toEqual([...others.slice(3), others[0]].toSorted());
    }
    expect(pickDrill({ topic: "behavioural", count: 3 }, 1, none, new Set(others.slice(1)))).toHaveLength(2);
  });
});

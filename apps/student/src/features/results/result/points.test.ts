import { describe, expect, it } from "@jest/globals";
import { aGraded } from "../testing.ts";
import { pointsByTopic } from "./points.ts";
import { fixOfResult, storyOf } from "./story/story.ts";

type Row = [criterion: string, points: number, maxPoints: number];
const judged = (number: number, type: string, score: number, ...rows: Row[]) =>
  aGraded(number, {
    type,
    score,
    rubric: rows.map(([criterion, points, maxPoints]) => ({
      criterion,
      points,
      maxPoints,
      verdict: points === maxPoints ? "met" : "partial",
      note: "",
      evidence: null,
      counterexample: null,
    })),
  });

describe("points of a topic", () => {
  it("adds up over its questions, in the order of the questions", () => {
    const topics = pointsByTopic([judged(1, "SQL", 8), judged(2, "VBA", 2.5), judged(3, "SQL", 3)]);
    expect(
      topics.map(({ topic, points, of, lost, average, numbers }) => [topic, points, of, lost, average, numbers]),
    ).toEqual([
      ["SQL", 11, 20, 9, 5.5, [1, 3]],
      ["VBA", 2.5, 10, 7.5, 2.5, [2]],
    ]);
    expect(topics[0]?.weakest.number).toBe(3);
  });

  it("skips an answer that could not be assessed", () => {
    const questions = [judged(1, "SQL", 8), { ...judged(2, "SQL", 0, ["Sorts", 0, 10]), assessed: false }];
    expect(pointsByTopic(questions)).toMatchObject([{ topic: "SQL", points: 8, of: 10, lost: 2, numbers: [1] }]);
    expect(pointsByTopic([{ ...judged(1, "VBA", 0), assessed: false }])).toEqual([]);
    const { fix } = storyOf([judged(1, "SQL", 8), { ...judged(2, "VBA", 0), assessed: false }]);
    expect([fix?.below, fix?.scoreThen]).toEqual([[], 8]);
  });

  it("lists the costliest losses first, a penalty by what it deducted, and nothing that cost nothing", () => {
    const [topic] = pointsByTopic([
      judged(1, "SQL", 5, ["Sorts", 1, 2], ["Groups", 3, 3]),
      judged(2, "SQL", 5, ["Works through Select", -1.5, 0], ["Joins", 0.1, 2]),
    ]);
    expect(topic?.losses.map(({ number, mistake, lost }) => [number, mistake, lost])).toEqual([
      [2, "Joins", 1.9],
      [2, "Works through Select", 1.5],
      [1, "Sorts", 1],
    ]);
  });
});

describe("the story", () => {
  it("first fixes the topic that cost the most, not the one with the lowest average, and never the strongest", () => {
    const questions = [
      judged(1, "SQL", 6),
      judged(2, "SQL", 6),
      judged(3, "SQL", 6),
      judged(4, "Excel", 4, ["Looks up", 1, 5]),
      judged(5, "Excel", 3, ["Rounds", 0, 4], ["Locks", 0, 3]),
      judged(6, "VBA", 2),
    ];
    const { strongest, fix } = storyOf(questions);
    expect(strongest?.topic).toBe("SQL");
    expect(fix?.topic.topic).toBe("Excel");
    expect(fix?.loss).toMatchObject({ number: 5, mistake: "Rounds" });
    expect([fix?.below, fix?.scoreThen]).toEqual([[4, 5], 34]);
  });

  it("names no strongest topic if all are equal, and adds up the lost points", () => {
    const even = storyOf([judged(1, "SQL", 10), judged(2, "VBA", 10)]);
    expect([even.strongest, even.fix, even.lost]).toEqual([null, null, 0]);
    expect(storyOf([judged(1, "SQL", 10), judged(2, "VBA", 6)])).toMatchObject({
      strongest: { topic: "SQL" },
      lost: 4,
    });
  });

  it("praises the longest line of equally good answers", () => {
    const good = (number: number, text: string) => ({
      ...judged(number, "SQL", 10),
      rubric: [
        {
          ...{ criterion: "Groups", points: 5, maxPoints: 5, verdict: "met" as const, note: "Groups by city." },
          ...{ evidence: { text, start: 0, end: text.length }, counterexample: null },
        },
      ],
    });
    const { praise } = storyOf([good(1, "=A1"), good(2, "GROUP BY city HAVING COUNT(*) > 2")]);
    expect(praise.map(({ number }) => number)).toEqual([2, 1]);
  });

  it("of equal topics, calls the one with more questions the strongest, and names both that cost the same", () => {
    const questions = [
      judged(1, "Excel", 10),
      judged(2, "Case", 10),
      judged(3, "Case", 10),
      judged(4, "SQL", 10),
      judged(5, "SQL", 2),
      judged(6, "VBA", 2),
    ];
    const { strongest, fix } = storyOf(questions);
    expect([strongest?.topic, fix?.topic.topic, fix?.equal]).toEqual(["Case", "VBA", "SQL"]);
    expect(storyOf(questions.slice(0, 5)).fix?.equal).toBeUndefined();
  });

  it("names full marks as the target if only they lead to a pass", () => {
    const others = [1, 2, 3, 4, 5, 6, 7].map((number) => judged(number, "Case", 7.5));
    const { fix } = storyOf([...others, judged(8, "SQL", 4), judged(9, "SQL", 0)]);
    expect([fix?.target, fix?.scoreThen]).toEqual([10, 72]);
    const { fix: easier } = storyOf([...others, judged(8, "SQL", 4), judged(9, "SQL", 2), judged(10, "SQL", 6)]);
    expect([easier?.target, easier?.scoreThen]).toEqual([7, 73]);
  });

  it("goes to the next wrong answer after one was corrected, and ends after all", () => {
    const questions = [judged(1, "SQL", 3), judged(2, "SQL", 5), judged(3, "VBA", 9), judged(4, "Case", 6)];
    const wanted = (...corrected: number[]) => {
      const fix = fixOfResult({
        sessionId: "s",
        questions,
        corrected: corrected.map((number) => ({ number, score: 7 })),
      });
      return fix?.from.number;
    };
    expect([wanted(), wanted(1), wanted(1, 2), wanted(1, 2, 4)]).toEqual([1, 2, 4, undefined]);
  });

  it.each([
    ["one topic is neither strong nor spared", [judged(1, "SQL", 5)], null, "SQL"],
    ["below 4 nothing is strong", [judged(1, "SQL", 3.5), judged(2, "VBA", 1)], null, "VBA"],
    ["from 9 on there is nothing to fix", [judged(1, "SQL", 9), judged(2, "VBA", 10)], "VBA", null],
    [
      "of two that cost the same the one with fewer questions",
      [judged(1, "SQL", 8), judged(2, "SQL", 6), judged(3, "VBA", 4), judged(4, "Case", 9)],
      "Case",
      "VBA",
    ],
  ])("%s", (_, questions, strongest, fix) => {
    const story = storyOf(questions);
    expect([story.strongest?.topic ?? null, story.fix?.topic.topic ?? null]).toEqual([strongest, fix]);
  });
});

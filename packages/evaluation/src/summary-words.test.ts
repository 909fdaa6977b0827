import type { InterviewQuestion } from "@dryrun/content/interview/question";
import { expect, test } from "@jest/globals";
import type { QuestionResult } from "./result.ts";
import { type Reader, summaryFeedback } from "./summary.ts";
import type { SessionVerdict } from "./verdict.ts";

const POINTS = [
  { id: "light", label: "names the tool", weight: 1 },
  { id: "heavy", label: "checks the data", weight: 3 },
  { id: "middle", label: "says why", weight: 2 },
];
const questionOf = (type: string) => ({ type, rubric: { points: POINTS } }) as unknown as InterviewQuestion;
/** Returns a result with this score and these unmet points. */
const result = (score: number, missing: readonly string[] = [], flags: string[] = []) =>
  ({
    score,
    flags,
    evidence: POINTS.map(({ id }) => ({ pointId: id, verdict: missing.includes(id) ? "unmet" : "met" })),
  }) as unknown as QuestionResult;

const PASS: SessionVerdict = { score: 80, decision: "Pass", reasons: [] };
const summary = (answers: readonly [string, QuestionResult][], verdict = PASS, reader: Reader = "candidate") =>
  summaryFeedback(
    answers.map(([type]) => questionOf(type)),
    answers.map(([, result]) => result),
    verdict,
    reader,
  );

test.each<[SessionVerdict, string]>([
  [PASS, "Well done: you scored 80 out of 100 and passed this interview. Your"],
  [
    { score: 12, decision: "Rejected", reasons: [] },
    "You scored 12 out of 100, and 40 is needed to go forward, so this attempt was not successful. Your",
  ],
  [
    { score: 55, decision: "Review", reasons: [] },
    "You scored 55 out of 100. The verdict is Review: neither a clear pass nor a rejection. It is Review because 55 lies between 40 and the 70 that a pass needs. Your",
  ],
  [
    { score: 75, decision: "Review", reasons: ["one thing", "another"] },
    "You scored 75 out of 100. The verdict is Review: neither a clear pass nor a rejection. It is Review because one thing, and another. Your",
  ],
])("begins with the verdict: %j", (verdict, start) => {
  expect(
    summary(
      [
        ["SQL", result(8)],
        ["Excel", result(9)],
      ],
      verdict,
    ).startsWith(start),
  ).toBe(true);
});

test("names the best and the worst topic by their averages, whatever their order", () => {
  const text = summary([
    ["SQL", result(5)],
    ["Excel", result(9)],
    ["VBA", result(2, ["light"])],
    ["SQL", result(6)],
    ["VBA", result(3)],
  ]);
  expect(text).toContain("Your strongest topic was Excel (9 out of 10 on average). VBA was the weakest (2.5 out of 10");
});

test.each<[number, number, string, string | null]>([
  [6, 3, "Your strongest topic was SQL (6 out of 10 on average).", "Excel was the weakest"],
  [5.9, 3, "None of the topics is strong yet, so take them one at a time. Excel was", "Excel was the weakest"],
  [9, 7, "Your strongest topic was SQL", null],
  [9, 6.9, "Your strongest topic was SQL", "Excel was the weakest (6.9 out of 10 on average)."],
])("names the strongest and the weakest topic with averages of %d and %d", (sql, excel, best, worst) => {
  const text = summary([
    ["SQL", result(sql)],
    ["Excel", result(excel)],
  ]);
  expect(text).toContain(best);
  if (worst === null) expect(text).not.toContain("weakest");
  else expect(text).toContain(worst);
});

test.each<[number, string]>([
  [6, "In SQL you scored 6 out of 10 on average."],
  [5.9, "SQL is not strong yet (5.9 out of 10 on average), so take it one question at a time."],
])("does not rank a single topic with an average of %d", (score, sentence) => {
  expect(summary([["SQL", result(score)]])).toBe(
    `Well done: you scored 80 out of 100 and passed this interview. ${sentence} Next, practise SQL.`,
  );
});

test.each<[number, RegExp]>([
  [0, /^(?!.*You left)/],
  [1, /You left one question unanswered; even a first step earns points\./],
  [2, /You left 2 questions unanswered; even a first step earns points\./],
])("counts %d unanswered questions", (open, words) => {
  const answers = [0, 1, 2].map((at): [string, QuestionResult] => ["SQL", result(5, [], at < open ? ["empty"] : [])]);
  expect(summary(answers)).toMatch(words);
});

test.each<[string, QuestionResult[], string]>([
  [
    "the heaviest point missing",
    [result(5, ["light", "heavy", "middle"])],
    "The criterion to look at first is “checks the data”.",
  ],
  ["only what is missing", [result(5, ["light", "middle"])], "The criterion to look at first is “says why”."],
  [
    "the lowest answer's point",
    [result(6, ["heavy"]), result(2, ["light"])],
    "The criterion to look at first is “names the tool”.",
  ],
  [
    "a wrong answer's point before an open one's",
    [result(0, ["heavy"], ["empty"]), result(2, ["light"])],
    "“names the tool”.",
  ],
  ["the lowest answer's point, first or last", [result(2, ["light"]), result(6, ["heavy"])], "“names the tool”."],
])("the next step names %s", (_, results, end) => {
  expect(summary(results.map((result) => ["SQL", result])).endsWith(end)).toBe(true);
});

test("the next step is about the weakest topic, without a criterion when none is missing", () => {
  const answers: [string, QuestionResult][] = [
    ["Excel", result(3)],
    ["SQL", result(8, ["heavy"])],
  ];
  expect(summary(answers)).toMatch(/\. Next, practise Excel\.$/);
});

test("the next step is about the topic that cost the most points, and says so if another topic has the lowest average", () => {
  const twoQueries = ["light", "heavy"].map((missing): [string, QuestionResult] => ["SQL", result(4, [missing])]);
  const answers: [string, QuestionResult][] = [...twoQueries, ["VBA", result(2)], ["Excel", result(9)]];
  const text = summary(answers);
  expect(text).toContain("VBA was the weakest (2 out of 10 on average).");
  expect(text).toMatch(
    /Next, practise SQL, which cost the most points\. The criterion to look at first is “names the tool”\.$/,
  );
});

test("if two topics cost the same, the next step is about the one with fewer questions", () => {
  const answers: [string, QuestionResult][] = [
    ["SQL", result(8)],
    ["SQL", result(6)],
    ["VBA", result(4)],
    ["Excel", result(9)],
  ];
  expect(summary(answers)).toMatch(/Next, practise VBA\.$/);
});

test("the next step is never about the strongest of several topics", () => {
  const answers: [string, QuestionResult][] = [
    ["SQL", result(6)],
    ["SQL", result(6)],
    ["Excel", result(5)],
  ];
  expect(summary(answers)).toMatch(/Next, practise Excel\.$/);
});

test("suggests only more practice if the weakest topic has an average of at least 9", () => {
  const more = "Keep practising with harder questions to stay this confident.";
  expect(summary([["SQL", result(9)]]).endsWith(` ${more}`)).toBe(true);
  expect(summary([["SQL", result(8.9)]])).not.toContain(more);
  expect(summary([], PASS)).toBe(`Well done: you scored 80 out of 100 and passed this interview. ${more}`);
});

const REJECTED: SessionVerdict = { score: 12, decision: "Rejected", reasons: [] };
const REVIEW: SessionVerdict = { score: 55, decision: "Review", reasons: ["one thing"] };

test.each<[string, [string, QuestionResult][], SessionVerdict, string]>([
  [
    "a pass with two topics",
    [
      ["SQL", result(8)],
      ["Excel", result(9)],
    ],
    PASS,
    "The candidate scored 80 out of 100 and passed this interview. The strongest topic was Excel (9 out of 10 on average).",
  ],
  [
    "a rejection in one topic with an open answer",
    [
      ["SQL", result(2)],
      ["SQL", result(0, [], ["empty"])],
    ],
    REJECTED,
    "The candidate scored 12 out of 100; 40 is needed to go forward. The result in SQL is 1 out of 10 on average. The candidate left one question unanswered.",
  ],
  [
    "a review of one strong topic",
    [["SQL", result(9)]],
    REVIEW,
    "The candidate scored 55 out of 100. The verdict is Review: neither a clear pass nor a rejection. It is Review because one thing. The result in SQL is 9 out of 10 on average.",
  ],
  [
    "two weak topics",
    [
      ["SQL", result(2)],
      ["Excel", result(3)],
    ],
    REJECTED,
    "The candidate scored 12 out of 100; 40 is needed to go forward. None of the topics is strong. SQL was the weakest (2 out of 10 on average).",
  ],
])("writes the summary of %s for a recruiter without advice", (_, answers, verdict, text) => {
  expect(summary(answers, verdict, "recruiter")).toBe(text);
});

test("says that unassessed answers would not have changed the verdict, only for a rejection", () => {
  const unassessed = result(0, [], ["not_assessed"]);
  const answers = (count: number) => [
    ["SQL", result(2)] as [string, QuestionResult],
    ...Array.from({ length: count }, (): [string, QuestionResult] => ["SQL", unassessed]),
  ];
  expect(summary(answers(1), REJECTED)).toContain(
    "One answer could not be assessed; even full marks for it would not change the verdict.",
  );
  expect(summary(answers(2), REJECTED)).toContain(
    "2 answers could not be assessed; even full marks for them would not change the verdict.",
  );
  expect(summary(answers(0), REJECTED)).not.toContain("could not be assessed");
  expect(summary(answers(1), PASS)).not.toContain("could not be assessed");
  expect(summary([["SQL", unassessed]], PASS)).not.toContain("practise");
});

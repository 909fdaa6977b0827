import { describe, expect, it, test } from "@jest/globals";
import type { QuestionResult, ResultFlag } from "./result.ts";
import { sessionVerdict, uncertaintyOf } from "./verdict.ts";

/** Returns ten results with this sum of scores and this confidence, the first with these flags. */
function results(total: number, confidence: number, flags: ResultFlag[] = []): QuestionResult[] {
  const baseScore = Math.floor(total / 10);
  let rest = total - baseScore * 10;
  return Array.from({ length: 10 }, (_, index) => {
    const extra = Math.min(1, rest);
    rest -= extra;
    return {
      score: baseScore + extra,
      confidence,
      evaluator: "test/1",
      rubricVersion: 1,
      flags: index === 0 ? flags : [],
      evidence: [],
      feedback: { good: [], missing: [], next: "" },
    };
  });
}

describe("with full confidence the thresholds decide", () => {
  test.each<[number, number, string]>([
    [0, 0, "Rejected"],
    [39, 39, "Rejected"],
    [39.5, 39, "Rejected"],
    [40, 40, "Review"],
    [69, 69, "Review"],
    [69.5, 69, "Review"],
    [70, 70, "Pass"],
    [100, 100, "Pass"],
  ])("a sum of %d is %d and %s", (sum, score, decision) => {
    expect(sessionVerdict(results(sum, 1))).toMatchObject({ score, decision });
  });
});

describe("doubt", () => {
  // Ten times (1 - 0.75) x 8 = 2, in quadrature 6.32.
  it("is summed in quadrature", () => {
    expect(uncertaintyOf(results(50, 0.75))).toBeCloseTo(2 * Math.sqrt(10), 10);
  });

  test.each<[number, string, string[]]>([
    [76, "Review", ["the score is too close to 70 to be sure of a pass"]],
    [77, "Pass", []],
    [33, "Rejected", []],
    [34, "Review", ["the score is too close to 40 to be sure of a rejection"]],
    [40, "Review", []],
    [50, "Review", []],
  ])("makes %d a %s", (sum, decision, reasons) => {
    expect(sessionVerdict(results(sum, 0.75))).toEqual({ score: sum, decision, reasons });
  });
});

describe("an answer that tries to cheat", () => {
  test.each<[ResultFlag, string]>([
    ["injection", "an answer addresses the grader instead of the question"],
    ["copied", "an answer repeats our own text"],
    ["seen_before", "an answer is almost identical to a model answer that was shown before"],
    ["word_salad", "the words of an answer may not form sentences"],
  ])("with %s turns Pass into Review", (flag, reason) => {
    expect(sessionVerdict(results(90, 1, [flag]))).toEqual({ score: 90, decision: "Review", reasons: [reason] });
  });

  it("does not turn Rejected into Review", () => {
    expect(sessionVerdict(results(30, 1, ["injection"])).decision).toBe("Rejected");
  });

  test.each<[ResultFlag]>([["injection"], ["word_salad"], ["copied"]])(
    "with %s adds no doubt to a rejection",
    (flag) => {
      const honest = results(39, 1).map((result, index) => (index === 0 ? { ...result, confidence: 0.5 } : result));
      const flagged = honest.map((result, index) => (index === 0 ? { ...result, flags: [flag] } : result));
      expect(sessionVerdict(honest).decision).toBe("Review");
      expect(sessionVerdict(flagged).decision).toBe("Rejected");
    },
  );

  test.each<[ResultFlag]>([["empty"], ["question_copy"]])("%s alone changes nothing", (flag) => {
    expect(sessionVerdict(results(90, 1, [flag])).decision).toBe("Pass");
  });
});

describe("an answer whose automatic readings differ", () => {
  const reason = "the automatic readings of an answer differ too much";
  test.each([0, 39, 40, 69, 70, 100])("makes a session of %d a Review", (score) => {
    expect(sessionVerdict(results(score, 1, ["llm_disagrees"]))).toEqual({
      score,
      decision: "Review",
      reasons: [reason],
    });
  });

  it("is added to other reasons", () => {
    const closeReason = "the score is too close to 40 to be sure of a rejection";
    expect(sessionVerdict(results(37, 0.75, ["llm_disagrees"])).reasons).toEqual([closeReason, reason]);
  });

  test.each<[ResultFlag]>([["injection"], ["word_salad"]])("does not lift a rejection if it has %s", (flag) => {
    expect(sessionVerdict(results(39, 1, [flag, "llm_disagrees"])).decision).toBe("Rejected");
  });
});

describe("an answer that could not be assessed", () => {
  /** Marks the first `count` of ten results as impossible to assess. */
  const withUnassessed = (total: number, count: number) =>
    results(total, 1).map((result, index) =>
      index < count ? { ...result, score: 0, confidence: 0, flags: ["not_assessed" as const] } : result,
    );

  const oneReason = ["an answer could not be assessed"];
  test.each<[string, number, number, string, string[]]>([
    ["all ten answers lead to Review", 100, 10, "Review", ["10 answers could not be assessed"]],
    ["one that may lift 36 to 46", 40, 1, "Review", oneReason],
    ["one that may lift 30 to 40", 34, 1, "Review", oneReason],
    ["one that may lift 29 to 39", 33, 1, "Rejected", []],
    ["one of an interview that would pass without it", 100, 1, "Review", oneReason],
    ["two where twenty more points are enough", 30, 2, "Review", ["2 answers could not be assessed"]],
  ])("%s", (_, total, count, decision, reasons) => {
    expect(sessionVerdict(withUnassessed(total, count))).toMatchObject({ decision, reasons });
  });

  /** Returns nine results with this sum and one answer that could not be assessed. */
  const nineAndUnassessed = (sum: number, confidence = 1): QuestionResult[] => {
    const nineResults = results(sum, confidence).slice(0, 9);
    const rest = sum - nineResults.reduce((total, { score }) => total + score, 0);
    const withExactSum = nineResults.map((result, index) =>
      index === 0 ? { ...result, score: result.score + rest } : result,
    );
    const unassessed = { ...(results(0, 0)[0] as QuestionResult), flags: ["not_assessed" as const] };
    return [...withExactSum, unassessed];
  };

  // With full marks the score would be ten points higher, so Rejected may become Review; only a person may decide on Pass.
  test.each<[number, number, string]>([
    [0, 1, "Rejected"],
    [29, 1, "Rejected"],
    [29.5, 1, "Rejected"],
    [30, 1, "Review"],
    [39, 1, "Review"],
    [40, 1, "Review"],
    [59, 1, "Review"],
    [60, 1, "Review"],
    [69, 1, "Review"],
    [70, 1, "Review"],
    [90, 1, "Review"],
    // Nine times (1 - 0.75) x 8 = 2 in quadrature are 6.
    [23, 0.75, "Rejected"],
    [24, 0.75, "Review"],
  ])("with nine other answers of sum %d and confidence %d, the verdict is %s", (sum, confidence, decision) => {
    const verdict = sessionVerdict(nineAndUnassessed(sum, confidence));
    expect(verdict).toMatchObject({ score: Math.floor(sum), decision });
    if (decision === "Review") expect(verdict.reasons).toContain("an answer could not be assessed");
  });

  it("does not prevent a rejection if it also addresses the grader", () => {
    const injected = nineAndUnassessed(30).map((result) =>
      result.confidence === 0 ? { ...result, flags: [...result.flags, "injection" as const] } : result,
    );
    expect(sessionVerdict(injected).decision).toBe("Rejected");
  });
});

it("never passes below 70 and never rejects from 40 on", () => {
  for (let sum = 0; sum <= 100; sum += 0.5) {
    for (const confidence of [0, 0.3, 0.5, 0.9, 1]) {
      const { score, decision } = sessionVerdict(results(sum, confidence));
      if (decision === "Pass") expect(score).toBeGreaterThanOrEqual(70);
      if (decision === "Rejected") expect(score).toBeLessThan(40);
    }
  }
});

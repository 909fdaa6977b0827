import { describe, expect, it, test } from "@jest/globals";
import type { QuestionResult, ResultFlag } from "./result.ts";
import { sessionVerdict, uncertaintyOf } from "./verdict.ts";

/** Ten results with this sum, all of one confidence, the first with these flags. */
function results(total: number, confidence: number, flags: ResultFlag[] = []): QuestionResult[] {
  const whole = Math.floor(total / 10);
  let rest = total - whole * 10;
  return Array.from({ length: 10 }, (_, at) => {
    const extra = Math.min(1, rest);
    rest -= extra;
    return {
      score: whole + extra,
      confidence,
      evaluator: "test/1",
      rubricVersion: 1,
      flags: at === 0 ? flags : [],
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
  // Ten times (1 - 0.75) x 4 = 1, in quadrature 3.16.
  it("is summed in quadrature", () => {
    expect(uncertaintyOf(results(50, 0.75))).toBeCloseTo(Math.sqrt(10), 10);
  });

  test.each<[number, string, number]>([
    [73, "Review", 1],
    [74, "Pass", 0],
    [36, "Rejected", 0],
    [37, "Review", 1],
    [50, "Review", 0],
  ])("makes %d a %s", (sum, decision, reasons) => {
    const verdict = sessionVerdict(results(sum, 0.75));
    expect(verdict.decision).toBe(decision);
    expect(verdict.reasons).toHaveLength(reasons);
  });
});

describe("an answer that tries to cheat", () => {
  test.each<[ResultFlag]>([["injection"], ["keyword_dump"]])("with %s turns Pass into Review", (flag) => {
    expect(sessionVerdict(results(90, 1, [flag]))).toMatchObject({ score: 90, decision: "Review" });
  });

  it("does not turn Rejected into Review", () => {
    expect(sessionVerdict(results(30, 1, ["injection"])).decision).toBe("Rejected");
  });

  it("adds no doubt that could lift a rejection", () => {
    const honest = results(39, 1).map((result, at) => (at === 0 ? { ...result, confidence: 0.5 } : result));
    const flagged = honest.map((result, at) => (at === 0 ? { ...result, flags: ["keyword_dump" as const] } : result));
    expect(sessionVerdict(honest).decision).toBe("Review");
    expect(sessionVerdict(flagged).decision).toBe("Rejected");
  });

  test.each<[ResultFlag]>([["empty"], ["question_copy"]])("%s alone changes nothing", (flag) => {
    expect(sessionVerdict(results(90, 1, [flag])).decision).toBe("Pass");
  });
});

describe("an answer that could not be assessed", () => {
  /** Marks the first `count` of ten results as impossible to assess. */
  const without = (total: number, count: number) =>
    results(total, 1).map((result, at) =>
      at < count ? { ...result, score: 0, confidence: 0, flags: ["not_assessed" as const] } : result,
    );

  test.each<[string, number, number, string]>([
    ["all ten, so nothing is known", 100, 10, "Review"],
    ["one that may lift 36 to 46", 40, 1, "Review"],
    ["one of an interview that would pass without it", 100, 1, "Review"],
    ["one where even ten more points are too few", 30, 1, "Rejected"],
    ["two where twenty more points are enough", 30, 2, "Review"],
  ])("%s", (_, total, count, decision) => {
    const verdict = sessionVerdict(without(total, count));
    expect(verdict.decision).toBe(decision);
    expect(verdict.reasons.join()).toMatch(decision === "Review" ? /could not be assessed/ : /^$/);
  });
});

it("never passes below 70 nor rejects from 40", () => {
  for (let sum = 0; sum <= 100; sum += 0.5) {
    for (const confidence of [0, 0.3, 0.5, 0.9, 1]) {
      const { score, decision } = sessionVerdict(results(sum, confidence));
      if (decision === "Pass") expect(score).toBeGreaterThanOrEqual(70);
      if (decision === "Rejected") expect(score).toBeLessThan(40);
    }
  }
});

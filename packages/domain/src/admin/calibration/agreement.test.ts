import { describe, expect, test } from "@jest/globals";
import { agreementOf, pairsOfPeople, type ScorePair } from "./agreement.ts";

const agreementOn = (pairs: readonly ScorePair[]) => agreementOf(pairs.map((pair) => [pair]));
const times = (count: number, pairOf: (at: number) => ScorePair) =>
  Array.from({ length: count }, (_, index) => pairOf(index));

/** Computes quadratic kappa by its definition: observed and expected weights over the table of scores in half points. */
function kappaByTable(pairs: readonly ScorePair[]): number {
  const scores = Array.from({ length: 21 }, (_, index) => index / 2);
  const share = (side: 0 | 1, score: number) => pairs.filter((pair) => pair[side] === score).length / pairs.length;
  const observed = pairs.reduce((sum, [x, y]) => sum + (x - y) ** 2, 0) / pairs.length;
  const expected = scores.reduce(
    (sum, x) => sum + scores.reduce((inner, y) => inner + share(0, x) * share(1, y) * (x - y) ** 2, 0),
    0,
  );
  return 1 - observed / expected;
}

describe("agreement", () => {
  test("is complete if all scores are the same", () => {
    const { answers, r, kappa, meanError } = agreementOn(times(8, (at) => [at, at]));
    expect([answers, r?.value, kappa?.value, meanError?.value]).toEqual([8, 1, 1, 0]);
    expect(meanError?.interval).toEqual([0, 0]);
  });

  test("computes kappa from the table of scores; it falls where one side is always higher, while r does not", () => {
    const pairs = times(40, (at) => [((at * 7) % 21) / 2, ((at * 7 + (at % 5)) % 21) / 2]);
    expect(agreementOn(pairs).kappa?.value).toBeCloseTo(kappaByTable(pairs), 10);
    const higher = times(9, (at) => [at / 2, at / 2 + 3]);
    expect(agreementOn(higher).r?.value).toBeCloseTo(1, 10);
    expect(agreementOn(higher).kappa?.value).toBeLessThan(0.5);
    expect(agreementOn(higher).meanError?.value).toBe(3);
  });

  test("is unknown without answers, and so is r if one side never varies", () => {
    expect(agreementOn([])).toEqual({ answers: 0, r: null, kappa: null, meanError: null });
    const flat = agreementOn(times(6, (at) => [5, at]));
    expect([flat.r, flat.kappa?.value]).toEqual([null, 0]);
    expect(agreementOn(times(6, () => [5, 5])).kappa).toBeNull();
  });

  test("has an interval from five answers on, which is narrower with more answers", () => {
    const noisy = (count: number) => agreementOn(times(count, (at) => [at % 11, Math.min(10, (at % 11) + (at % 3))]));
    expect(noisy(4).meanError?.interval).toBeNull();
    const width = (count: number) => {
      const [least = 0, most = 0] = noisy(count).meanError?.interval ?? [];
      return most - least;
    };
    expect(width(12)).toBeGreaterThan(width(120));
    expect(width(120)).toBeGreaterThan(0);
  });

  test("computes the textbook interval of a mean", () => {
    const errors = [0, 1, 2, 3, 4, 5];
    const { meanError } = agreementOn(errors.map((error) => [0, error]));
    const deviation = Math.sqrt(errors.reduce((sum, error) => sum + (error - 2.5) ** 2, 0) / 5) / Math.sqrt(6);
    expect(meanError?.interval?.[0]).toBeCloseTo(2.5 - 1.96 * deviation, 10);
    expect(meanError?.interval?.[1]).toBeCloseTo(2.5 + 1.96 * deviation, 10);
  });

  test("counts three people's scores of one answer as one answer", () => {
    const pairs = pairsOfPeople([4, 6, 9]);
    expect(pairs).toHaveLength(6);
    const { answers, meanError } = agreementOf([pairs, pairsOfPeople([5]), []]);
    expect([answers, meanError?.value]).toEqual([1, (2 + 5 + 3) / 3]);
  });
});

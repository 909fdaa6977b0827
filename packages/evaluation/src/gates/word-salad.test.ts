import { hashOf, mulberry32 } from "@dryrun/content/datasets/random";
import { interviewQuestions } from "@dryrun/content/interview/load";
import { describe, expect, it, test } from "@jest/globals";
import { tokenize } from "../language/tokens.ts";
import { scrambledPerturbations } from "../testing/perturbations/scrambled.ts";
import { wordSaladIn } from "./word-salad.ts";

describe("an honest answer is not a word salad, however terse", () => {
  test.each([
    ["z = 1.0, p = 0.31; CI -0.4 to 1.2 pp; need about 39k per arm, so run on."],
    [
      "1. Check the data load 2. Compare last year 3. Segment by city and product 4. Test each cause 5. Recommend an action",
    ],
    ["- fact: sales lines; - dims: customer, product, date; - keys: 1:*, one way; - gain: smaller, faster"],
    ["Pehle data check karunga, phir pichhle saal se compare, uske baad city wise dekhunga kaha gira hai."],
    ["Check the data. Compare it with last year. Split sales by city and product. Test each reason with the figures."],
    ["Median. Mean is pulled by few big salaries."],
    [
      "4 rating matlab kuch bhi nahi, koi bhi dost se fake karwa lega. jiske review zyada uska weight zyada hona chahiye kisi tarah se. naye wale ko banner offer de do taaki log try kare",
    ],
  ])("%s", (answer) => {
    expect(wordSaladIn(tokenize(answer))).toBeNull();
  });
});

describe("words without sentences are a word salad", () => {
  test.each([
    ["shuffled", "the that data check I first of complete is whether and year last with compare then month same"],
    [
      "shuffled Hinglish",
      "se nahi review koi jiske 4 chahiye kuch taaki matlab lega zyada hona karwa bhi wale do kisi uska dost weight naye rating fake ko banner de log try zyada kare tarah offer bhi",
    ],
    [
      "a list of single words",
      "data, tracking, season, festival, basket, visitors, channel, city, product, cause, evidence, action",
    ],
    [
      "bare words",
      "data check complete festival season traffic conversion basket segment city product hypotheses test recommend action",
    ],
    [
      "joined by the same words",
      "I use data and the season and the basket and the city and the product and the cause and the test",
    ],
  ])("%s", (_, answer) => {
    expect(wordSaladIn(tokenize(answer))).toBe("sure");
  });
});

it("detects nineteen of twenty shuffled answers of the bank, and flags no exemplar of three or more sentences", () => {
  const answers = interviewQuestions
    .filter(({ rubric }) => !rubric.exec)
    .flatMap(({ rubric }) => rubric.exemplars)
    .filter(({ score, text }) => score >= 6 && text.split(/[.?!]\s/).length >= 3)
    .map(({ text }) => text);
  const shufflePerturbation = scrambledPerturbations.find(({ name }) => name === "shuffled words");
  const shuffledAnswers = answers.flatMap((answer) =>
    [0, 1, 2, 3, 4, 5].map((at) => shufflePerturbation?.make(answer, mulberry32(hashOf(answer) + at)) ?? ""),
  );
  expect(answers.length).toBeGreaterThan(50);
  expect(shuffledAnswers.filter((text) => wordSaladIn(tokenize(text))).length).toBeGreaterThanOrEqual(
    0.95 * shuffledAnswers.length,
  );
  expect(answers.filter((text) => wordSaladIn(tokenize(text)))).toEqual([]);
});

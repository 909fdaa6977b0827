import { describe, expect, test } from "@jest/globals";
import { sentencesOf } from "./tokens.ts";

const splitSentences = (text: string) => sentencesOf(text).map(({ start, end }) => text.slice(start, end));

describe("splits a text into sentences", () => {
  test.each([
    ["The share is between 29 and 39. If it falls, I ask.", ["The share is between 29 and 39.", "If it falls, I ask."]],
    ["The p-value is far below 1. I would stop.", ["The p-value is far below 1.", "I would stop."]],
    ["I keep v2. Then I compare.", ["I keep v2.", "Then I compare."]],
    ["It rose by 3.5 percent. Fine.", ["It rose by 3.5 percent.", "Fine."]],
    ["Ask 40 shops (20 of each) in May.", ["Ask 40 shops (20 of each) in May."]],
    ["I asked Mrs. Rao. She agreed.", ["I asked Mrs. Rao.", "She agreed."]],
    ["It costs Rs. 50 a day, e.g. for tea.", ["It costs Rs. 50 a day, e.g. for tea."]],
  ])("%s", (text, expected) => {
    expect(splitSentences(text)).toEqual(expected);
  });
});

describe("removes the numbers of a list from its items", () => {
  test.each([
    ["1. First the load 2. Then the season", ["First the load", "Then the season"]],
    ["1) the load 2) the season 3) the city", ["the load", "the season", "the city"]],
    ["1. the load\n2. the season\n3) the city", ["the load", "the season", "the city"]],
    [
      "Steps: 1. the load. 2. the season of 12. Then more. 3. end",
      ["Steps:", "the load.", "the season of 12.", "Then more.", "end"],
    ],
    ["1. the load\n\n4. the season", ["the load", "the season"]],
  ])("%s", (text, expected) => {
    expect(splitSentences(text)).toEqual(expected);
  });
});

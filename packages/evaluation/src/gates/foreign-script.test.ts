import { expect, test } from "@jest/globals";
import { blankSpans } from "../language/tokens.ts";
import { foreignSentences, isInForeignScript } from "./foreign-script.ts";

test.each<[string, string, boolean]>([
  ["Devanagari", "मैं पहले गायब मानों की जाँच करूँगा, फिर औसत निकालूँगा।", true],
  ["Tamil", "முதலில் விடுபட்ட மதிப்புகளை சரிபார்ப்பேன்.", true],
  ["Cyrillic", "Сначала я проверю пропущенные значения и дубликаты.", true],
  ["Chinese", "我会先检查缺失值，然后再计算平均值，最后写报告。", true],
  ["Devanagari with names in Latin", "पहले SQL में NULL की जाँच करूँगा, फिर GROUP BY लगाकर औसत निकालूँगा।", true],
  ["English", "I check the missing values first.", false],
  ["Hinglish", "Pehle main missing values check karunga.", false],
  ["English with a word of Hindi", "I ask for the औसत of each region, and write it down.", false],
  ["letters with marks", "Zoë naïvely précised the résumé of Łukasz.", false],
  ["letters that only look Latin", "І сhесk thе mіssіng vаluеs fіrst.", false],
  ["a program", "SELECT city, COUNT(*) FROM orders GROUP BY city", false],
  ["a word alone", "औसत", false],
  ["nothing", "", false],
])("detects whether an answer is in a foreign script: %s", (_, answer, isForeign) =>
  expect(isInForeignScript(answer)).toBe(isForeign),
);

const QUERY = "SELECT COUNT(*) AS गिनती FROM orders WHERE city = 'पुणे शहर में है'";

test.each([
  ["before a program", `मैं पहले समूह बनाता हूँ।\n${QUERY}`],
  ["in its line", `मैं पहले समूह बनाता हूँ। ${QUERY}; यह उत्तर सही है`],
  ["with Latin names", `मैं GROUP BY से आँकड़े जोड़ता हूँ\n${QUERY}`],
  ["as a label", `उत्तर: ${QUERY}`],
  ["in two words alone", `${QUERY}\nபிறகு எண்ணுகிறேன்.`],
])("finds a sentence in another script %s", (_, answer) => {
  expect(
    blankSpans(answer, foreignSentences(answer))
      .replace(/[\s;]+$/, "")
      .trim(),
  ).toBe(QUERY);
});

test("leaves names and texts in another script in the program", () => expect(foreignSentences(QUERY)).toEqual([]));

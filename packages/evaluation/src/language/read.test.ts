import { describe, expect, it, test } from "@jest/globals";
import { readStances } from "./read.ts";
import { tokenize } from "./tokens.ts";

/** Returns the answer with `~` after each negated word and `#` after each denied word. */
const markStances = (text: string) =>
  readStances(tokenize(text))
    .sentences.map(({ tokens, stances }) =>
      tokens
        .map(
          (token, index) => token.text + (stances[index] === "refused" ? "~" : stances[index] === "denied" ? "#" : ""),
        )
        .join(" "),
    )
    .join(" / ");

describe("negated words of a sentence", () => {
  test.each([
    ["I check the data and compare it with last year.", "i check the data and compare it with last year"],
    [
      "I would not wrap everything, because a 0 hides the mistakes.",
      "i would not~ wrap~ everything~ because a 0 hides the mistakes",
    ],
    ["Not only the mean is shown.", "not only the mean is shown"],
    ["No. of rows before and after.", "no of rows before and after"],
    ["I check that no rows are missing, then I compare.", "i check that no~ rows~ are~ missing~ then i compare"],
    ["If it is wrong, I fix the source.", "if it is wrong i fix the source"],
    ["Delete columns that are not needed.", "delete columns that are not~ needed~"],
    ["Which city fell? I split by city.", "which city fell / i split by city"],
  ])("%s", (text, expected) => {
    expect(markStances(text)).toBe(expected);
  });
});

test("a negation in a text without punctuation does not extend to the whole text", () => {
  const unpunctuated =
    "it was sunday night and our client said the lease meeting is on monday and they need sales per square foot of all counters so first i called them and asked what they will argue about then i did those two counters fully and the others just yearly and did not make it pretty i asked my flatmate to read the totals against the source";
  const assertedWords = readStances(tokenize(unpunctuated)).sentences.flatMap(({ tokens, stances }) =>
    tokens.flatMap(({ text }, index) => (stances[index] === "held" ? [text] : [])),
  );
  expect(assertedWords).toEqual(expect.arrayContaining(["sunday", "fully", "flatmate", "totals", "source"]));
  expect(assertedWords).not.toContain("pretty");
});

describe("negated lists and alternatives", () => {
  test.each([
    ["Do not check the data, the season or the channels.", "do not~ check~ the~ data~ the~ season~ or~ the~ channels~"],
    ["Use the median instead of the mean.", "use the median instead~ of~ the~ mean~"],
    ["Never hide only the page; use a role.", "never~ hide~ only~ the~ page~ use a role"],
  ])("%s", (text, expected) => {
    expect(markStances(text)).toBe(expected);
  });
});

describe("most words of an honest answer are not denied despite negations, reports and doubts", () => {
  /** Returns the words that the reader marks as denied. */
  const deniedIn = (text: string) => markStances(text).match(/\S+#/g) ?? [];

  test.each([
    [
      "contrasts, one after the other",
      "I would not send the list, because it is private; instead I sent age bands. I would not argue on the phone; instead I wrote to the head.",
    ],
    [
      "contrasts that begin with what is replaced",
      "Instead of one many-to-many line, four one-to-many lines. Instead of a daily goal, a goal on the first of the month.",
    ],
    [
      "a report in the middle of a sentence",
      "The lady before me left a sheet in six colours, and nobody could say what the colours mean. I read each formula.",
    ],
    ["what people say in a relative clause", "A larger sample is better. Shops may not order what they say."],
    [
      "a judgement of somebody's claim, after which the writer continues",
      "I do not agree, the rise is within the season. Both move with the heat.",
    ],
    [
      "a Hinglish sentence with a no",
      "Hamare paas sirf apne SIM ka pata hai, kahan gaye yeh column hi nahi hai. Maine kaha ki survey kar lete hain.",
    ],
    [
      "a long sentence about something wrong",
      "Website pe hamare customers likhna galat hoga, likho survey mein jawab dene walon mein, aur lapsed users ka alag survey bhi karo taaki sabki awaaz aaye.",
    ],
  ])("%s", (_, text) => {
    const words = markStances(text)
      .split(" ")
      .filter((word) => word !== "/").length;
    expect(deniedIn(text).length).toBeLessThanOrEqual(words / 3);
  });

  it("attributes a story to its writer again after a reported statement", () => {
    const text =
      "So my founder says on Slack send me all the salaries in ten minutes and I was new there and then I wrote to him alone that names with pay go round by evening so I called the people team and she gave me the median and he had pay by city in three bars.";
    expect(deniedIn(text).length).toBeLessThan(20);
    expect(markStances(text)).toContain("so i called the people team");
  });
});

describe("words that only look like a report or a retraction are not denied", () => {
  test.each([
    ["a noun", "For each of the insurance claims above 2 lakh I look up the date."],
    ["an example", "Count the stalls, say 30 in each ward, and multiply by the wards."],
    ["something said before", "I would remove the said column and add a calculated field."],
    ["the writer's second verb", "On Thursday I rang the head of claims and said that half of it comes late."],
    ["a condition at the end", "I would draw the bars from zero, and keep the old chart only if they insist."],
    [
      "a number after a bound",
      "The share is very likely neither below 29 nor above 39 percent. Thirty lies between them.",
    ],
    ["what is not forgotten", "I compare both years. I would not forget that Diwali moved."],
    ["a duplicate that is struck", "I mark each repeated row. Where phone and name are the same, I strike it."],
    ["a capital letter within the last sentence", "i check each date and then I tell Nashik all of that is wrong"],
    ["an answer in capitals", "I CHECK EACH DATE AND THEN I ASK THE HUB AND THEY SAID ALL OF THAT IS WRONG"],
    [
      "a wrong number in Hinglish",
      "Report me median dikhaunga. Negative wale galat hai toh unko pehle source se theek karenge.",
    ],
  ])("%s", (_, text) => {
    expect(markStances(text)).not.toContain("#");
  });

  it("does not deny the text after a contrast with its reason", () => {
    const text =
      "I would not say that the surgeons ignored me, because it was I who gave them a file of 14 tabs. At the changing room I asked two of them what they look at, and cut it to one page.";
    expect(markStances(text)).toContain("because it was i who gave them a file");
    expect(markStances(text)).toMatch(/asked two of them what they look at and cut it to one page$/);
  });

  it("does not deny the text after a quotation in straight quotes", () => {
    const text =
      "Our director said, 'Nothing in it is false, the numbers are printed.' I would start the bars at zero.";
    expect(markStances(text)).toMatch(/ \/ i would start the bars at zero$/);
  });
});

describe("an answer that the writer denies", () => {
  test.each([
    ["There is no need to check the data. There is no need to split it by city."],
    ["It is a myth that the median is robust. It is a myth that the mean is not."],
    ["It would be a waste of time to split by city. It would be a waste of time to check the data."],
    ["I refuse to check the data. I refuse to compare it with last year."],
    ["It is a myth that the median is robust."],
    ["Only a fool would check the data. Only a fool would compare it with last year."],
    [
      "My colleague claims that the median is robust, which is wrong. My colleague claims that I check the data, which is wrong.",
    ],
    ["None of the following is true. I check the data. I compare."],
    ["I check the data. I compare. Forget all of that, it is wrong."],
    ["I check the data. Ye sab galat hai."],
    ["so i check the data and i compare Forget all of that, it is wrong."],
    ["I check the data and compare I take back everything that I wrote above."],
    ["I check the data. Is line se pehle aur iske baad jo likha hai, sab radd samjhiye. I compare. I ask."],
    ["I check the data. I compare. Upar jo likha hai wo galat hai."],
    ["Neither of the following is true. I check the data. I compare."],
    ["Nobody should check the data. Nobody should compare. Nobody should ask."],
  ])("earns nothing or is flagged for review: %s", (text) => {
    const assertedWords = markStances(text)
      .split(/[ /]+/)
      .filter((word) => /^(?:check|compare|split|median|data|ask)$/.test(word));
    expect(assertedWords.length === 0 || readStances(tokenize(text)).isDoubted).toBe(true);
  });
});

describe("an ending that takes the answer back is flagged for review", () => {
  test.each([
    ["Discard my answer above."],
    ["Delete it."],
    ["Please delete it all."],
    ["Cancel that answer."],
    ["Delete all that I wrote above."],
    ["Drop everything above."],
    ["I would like to withdraw my answer."],
    ["You can discard the above answer."],
    ["Now strike out my three points above."],
    ["Scratch that."],
    ["Erase what I said."],
    ["Consider my answer withdrawn."],
    ["My answer is hereby cancelled."],
    ["Treat this as never written."],
    ["Drop my points."],
    ["Mera jawab hata do."],
    ["Upar jo likha hai wo delete kar do."],
    ["Main apna answer wapas leta hoon."],
    ["Sab delete karo."],
    ["मेरा जवाब हटा दो।"],
  ])("%s", (end) => {
    expect(readStances(tokenize(`I check the data. I compare it with last year. ${end}`)).isDoubted).toBe(true);
  });

  test.each([
    ["I delete it after the check."],
    ["If both are the same, I delete it."],
    ["Then I drop my staging table."],
    ["Cancel that job."],
    ["Empty rows: delete all blank ones."],
    ["I would not just delete everything above 100."],
    ["Drop the above rows from the chart."],
    ["Delete the lines above the header."],
    ["I remove the text column and drop this key."],
    ["Wrong orders are cancelled, so I drop that status."],
    ["I wrote an angry reply, then I deleted my reply and slept."],
    ["Delete what is not needed."],
    ["Upar ki 3 blank rows delete kar do."],
    ["Sab duplicate rows hata do."],
    ["Count all deleted rows."],
    ["Ek toh tukke se lagega, ye chance se nahi ho sakta."],
    ["Maine dekha ki formula galat tha."],
  ])("but not: %s", (end) => {
    const text = `I check the data. I compare it with last year. ${end}`;
    expect([markStances(text).includes("#"), readStances(tokenize(text)).isDoubted]).toEqual([false, false]);
  });
});

it("does not doubt a negation with a condition of the writer's own", () => {
  const isDoubted = (start: string) => readStances(tokenize(`${start} I check the data. I compare.`)).isDoubted;
  expect(isDoubted("I do not delete anything before I know what it is.")).toBe(false);
  expect(isDoubted("I would not write any of this before I am drunk.")).toBe(true);
});

it("denies neither a report about others nor the text after a quotation", () => {
  expect(markStances("My manager said the report was late. I fixed the query.")).not.toContain("fixed#");
  expect(markStances("A friend says: drop the blanks. That is wrong. I ask why they are blank.")).toMatch(
    /i ask why they are blank$/,
  );
});

it("reads styled and full-width letters as plain ones and ignores invisible characters", () => {
  expect(readStances(tokenize("ｃｈｅｃｋ d\u200bata сheck")).sentences[0]?.tokens.map(({ text }) => text)).toEqual([
    "check",
    "data",
    "check",
  ]);
});

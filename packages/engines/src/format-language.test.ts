import { expect, test } from "@jest/globals";
import { needEnglish } from "./format-language.ts";

test.each([
  "dd mmm yyyy",
  "[$-409]mmmm",
  "[$-4009]d",
  "[$-en-IN]mmm",
  "[$₹-en-IN]#,##0",
  "[$-F800]dddd",
  "[$-x-sysdate]d",
  "[$INR] 0",
])("%s is an English format", (pattern) => {
  expect(() => needEnglish(pattern)).not.toThrow();
});

test.each(["[$-40C]mmmm", "[$-hi-IN]dddd", "[$₹-hi-IN]#,##0", '0;[$-407]"x"'])(
  "%s is in another language",
  (pattern) => {
    expect(() => needEnglish(pattern)).toThrow("the language of the format");
  },
);

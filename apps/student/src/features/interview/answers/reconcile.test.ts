import { expect, test } from "@jest/globals";
import { reconcile } from "./reconcile.ts";

test("without anything on the device the server's draft is used", () => {
  expect(reconcile("SELECT", undefined)).toEqual({ answer: "SELECT", other: null, isUnsent: false });
});

test("what was typed here and never arrived wins and is sent", () => {
  expect(reconcile("SEL", { answer: "SELECT 1", sent: "SEL" })).toEqual({
    answer: "SELECT 1",
    other: null,
    isUnsent: true,
  });
});

test("a later text of another device wins, the one of here can be restored", () => {
  expect(reconcile("from the phone", { answer: "from here", sent: "from here" })).toEqual({
    answer: "from the phone",
    other: "from here",
    isUnsent: false,
  });
});

test("where both went on, what never arrived is shown and the other can be restored", () => {
  expect(reconcile("from the phone", { answer: "from here, longer", sent: "from here" })).toEqual({
    answer: "from here, longer",
    other: "from the phone",
    isUnsent: true,
  });
});

test("an answer that was emptied offline stays empty", () => {
  expect(reconcile("old", { answer: "", sent: "old" })).toEqual({ answer: "", other: null, isUnsent: true });
});

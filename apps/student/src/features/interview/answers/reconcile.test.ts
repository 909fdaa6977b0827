import { expect, test } from "@jest/globals";
import { reconcile } from "./reconcile.ts";

test("uses the server's draft when the device has none", () => {
  expect(reconcile("SELECT", undefined)).toEqual({ answer: "SELECT", other: null, isUnsent: false });
});

test("prefers and sends text typed here that never reached the server", () => {
  expect(reconcile("SEL", { answer: "SELECT 1", sent: "SEL" })).toEqual({
    answer: "SELECT 1",
    other: null,
    isUnsent: true,
  });
});

test("prefers a later text from another device and keeps this device's text for restoring", () => {
  expect(reconcile("from the phone", { answer: "from here", sent: "from here" })).toEqual({
    answer: "from the phone",
    other: "from here",
    isUnsent: false,
  });
});

test("after changes on both devices, shows the unsent text and keeps the other for restoring", () => {
  expect(reconcile("from the phone", { answer: "from here, longer", sent: "from here" })).toEqual({
    answer: "from here, longer",
    other: "from the phone",
    isUnsent: true,
  });
});

test("an answer emptied offline stays empty", () => {
  expect(reconcile("old", { answer: "", sent: "old" })).toEqual({ answer: "", other: null, isUnsent: true });
});

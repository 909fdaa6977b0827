import { afterEach, expect, test } from "@jest/globals";
import { rememberedState, rememberState } from "./buyer-state.ts";

afterEach(() => localStorage.clear());

test("starts without a state and remembers the buyer's choice on this device", () => {
  expect(rememberedState()).toBe("");
  rememberState("Kerala");
  expect(rememberedState()).toBe("Kerala");
});

test("ignores a stored value that is not a state", () => {
  localStorage.setItem("buyerState", "Atlantis");
  expect(rememberedState()).toBe("");
});

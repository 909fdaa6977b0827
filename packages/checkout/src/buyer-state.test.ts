import { afterEach, expect, test } from "@jest/globals";
import { rememberedState, rememberState } from "./buyer-state.ts";

afterEach(() => localStorage.clear());

test("no state is chosen until the buyer chooses one; this device remembers it", () => {
  expect(rememberedState()).toBe("");
  rememberState("Kerala");
  expect(rememberedState()).toBe("Kerala");
});

test("what is no state is not chosen", () => {
  localStorage.setItem("buyerState", "Atlantis");
  expect(rememberedState()).toBe("");
});

import { BRAND } from "@dryrun/domain/brand";
import { afterEach, expect, test } from "@jest/globals";
import { rememberedState, rememberState } from "./buyer-state.ts";

afterEach(() => localStorage.clear());

test("the seller's state is the buyer's until another is chosen on this device", () => {
  expect(rememberedState()).toBe(BRAND.seller.state);
  rememberState("Kerala");
  expect(rememberedState()).toBe("Kerala");
});

test("what is no state is nobody's", () => {
  localStorage.setItem("buyerState", "Atlantis");
  expect(rememberedState()).toBe(BRAND.seller.state);
});

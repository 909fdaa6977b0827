import { expect, test } from "@jest/globals";
import { sellerOf } from "./seller.ts";
import { StartError } from "./values.ts";

test("who sells is the brand's, with the tax that the environment sets", () => {
  expect(sellerOf({ gstin: undefined, gstRate: 18 })).toMatchObject({ state: "Karnataka", gstin: undefined });
  expect(sellerOf({ gstin: "29ABCDE1234F1Z5", gstRate: 12 })).toMatchObject({ gstin: "29ABCDE1234F1Z5", gstRate: 12 });
});

test("a GSTIN of another state stops the start with one sentence", () => {
  const start = () => sellerOf({ gstin: "27ABCDE1234F1Z5", gstRate: 18 });
  expect(start).toThrow(StartError);
  expect(start).toThrow("SELLER_GSTIN begins with 27, but the code of SELLER_STATE Karnataka is 29.");
});

import { expect, test } from "@jest/globals";
import { sellerOf } from "./seller.ts";
import { StartError } from "./values.ts";

test("takes the seller from the brand and the tax from the environment", () => {
  expect(sellerOf({ gstin: undefined, gstRate: 18 })).toMatchObject({ state: "Karnataka", gstin: undefined });
  expect(sellerOf({ gstin: "29ABCDE1234F1Z5", gstRate: 12 })).toMatchObject({ gstin: "29ABCDE1234F1Z5", gstRate: 12 });
});

test("stops the start with one sentence if the GSTIN is of another state", () => {
  const start = () => sellerOf({ gstin: "27ABCDE1234F1Z5", gstRate: 18 });
  expect(start).toThrow(StartError);
  expect(start).toThrow("SELLER_GSTIN begins with 27, but the code of SELLER_STATE Karnataka is 29.");
});

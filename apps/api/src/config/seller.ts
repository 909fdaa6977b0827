import { BRAND } from "@dryrun/domain/brand";
import { type IndianState, STATE_CODES } from "@dryrun/domain/payments/states";
import type { Config } from "../config.ts";
import { StartError } from "./values.ts";

/** The seller and its tax. */
export interface Seller {
  name: string;
  address: string;
  state: IndianState;
  sac: string;
  /** Undefined: receipts show no tax. */
  gstin: string | undefined;
  /** The percentage that prices include. */
  gstRate: number;
}

/** Returns the seller. A GSTIN starts with the code of its state. */
export function sellerOf({ gstin, gstRate }: Pick<Config, "gstin" | "gstRate">): Seller {
  const state = BRAND.seller.state as IndianState; // validated with the rest of the environment
  const code = STATE_CODES[state];
  if (gstin && !gstin.startsWith(code))
    throw new StartError(
      `SELLER_GSTIN begins with ${gstin.slice(0, 2)}, but the code of SELLER_STATE ${state} is ${code}.`,
    );
  return { ...BRAND.seller, state, gstin, gstRate };
}

import { BRAND } from "@dryrun/domain/brand";
import { INDIAN_STATES, type IndianState } from "@dryrun/domain/payments/states";

const KEY = "buyerState";
const stateOf = (name: string | null) => INDIAN_STATES.find((state) => state === name);

/** The choices of the buyer's state. */
export const STATE_OPTIONS = INDIAN_STATES.map((state) => ({ value: state, label: state }));

function kept(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null; // no storage here
  }
}

/** The buyer's state: the last choice on this device, otherwise the seller's state. */
export const rememberedState = (): IndianState | "" => stateOf(kept()) ?? stateOf(BRAND.seller.state) ?? "";

export function rememberState(state: IndianState): void {
  try {
    localStorage.setItem(KEY, state);
  } catch {
    // Asked again next time.
  }
}

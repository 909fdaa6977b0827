import { INDIAN_STATES, type IndianState } from "@dryrun/domain/payments/states";
import { state as messages } from "./messages.en-in.ts";

const KEY = "buyerState";
const stateOf = (name: string | null) => INDIAN_STATES.find((known) => known === name);

/** The field of the buyer's state. Without a choice, the server uses the seller's state. */
export const STATE_FIELD = {
  ...messages,
  options: INDIAN_STATES.map((value) => ({ value, label: value })),
};

function storedBuyer(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null; // storage is not available
  }
}

/** Returns the last choice on this device, or "". */
export const rememberedState = (): IndianState | "" => stateOf(storedBuyer()) ?? "";

export function rememberState(state: IndianState): void {
  try {
    localStorage.setItem(KEY, state);
  } catch {
    // The choice is asked for again next time.
  }
}

import { number } from "yup";
import { day, noneIfEmpty } from "../fields.ts";
import { LAST_DAY_FIRST } from "./messages.ts";

/** At most this many days ago. */
export const withinDays = (choices: readonly number[]) => {
  const message = `Choose ${choices.join(", ")} days.`;
  return number().transform(noneIfEmpty).typeError(message).oneOf(choices, message);
};

/** Days in India, both included. */
export const period = {
  from: day("The first day"),
  to: day("The last day").test(
    "not-before-the-first",
    LAST_DAY_FIRST,
    (to, { parent: { from } }: { parent: { from?: string | null } }) => !to || !from || to >= from,
  ),
};

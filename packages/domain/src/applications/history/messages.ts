import { countOf } from "../../text.ts";

export const DO_NOT_CONTACT = "Your company marked this candidate as “do not contact”.";
export const CONTACT_STOPPED = "Your company does not invite or remind this candidate any more.";
export const CONTACT_ALLOWED = "Your company can invite and remind this candidate again.";
/** "Applied to 2 other jobs of your company". */
export const othersText = (count: number) => `Applied to ${countOf(count, "other job")} of your company`;

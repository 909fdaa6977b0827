import { formatDate } from "@dryrun/domain/time";

/** "20 Nov": where the year has no room. */
export const shortDay = (at: string) => formatDate(at).replace(/ \d{4}$/, "");

import { formatDate } from "@dryrun/domain/time";

/** Formats a date without the year: "20 Nov". */
export const shortDay = (at: string) => formatDate(at).replace(/ \d{4}$/, "");

import { BRAND } from "@dryrun/domain/brand";

/** What a search engine shows below the title; read by the build only. */
export const descriptions: ReadonlyMap<string, string> = new Map(
  Object.entries({
    "/": "Find data jobs in India, rehearse the interview against the clock, get a score that explains itself and send it to the recruiter.",
    "/about": `What ${BRAND.name} is for, how answers are scored, and what it does not do.`,
    "/privacy-policy": `What ${BRAND.name} keeps about you, why, who sees it and for how long.`,
    "/terms-of-service": `The terms between you and ${BRAND.name}.`,
    "/refund-policy": "What can be refunded, to whom, until when, and how long the money takes.",
  }),
);

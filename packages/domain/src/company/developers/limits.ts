/** Open jobs in the feed of a company. */
export const MAX_FEED_JOBS = 100;
/** How long browsers and proxies may keep a feed, in seconds. */
export const FEED_SECONDS = 300;
/** The script that shows the open jobs of a company on other sites. */
export const EMBED_PATH = "/embed/jobs.js";

/** Returns the path of the feed of a company's open jobs. */
export const feedPath = (companyId: string) => `/companies/${companyId}/jobs.json`;

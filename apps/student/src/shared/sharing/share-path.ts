import { paths } from "../../paths.ts";

/** The hash of a result that opens its sharing. */
export const SHARE_HASH = "#share";

export const sharePath = (sessionId: string) => paths.interview(sessionId) + SHARE_HASH;

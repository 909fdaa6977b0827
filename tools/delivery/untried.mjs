import { liveCallsOf } from "../release/job.mjs";

/** Returns the settings of a release that is not compared with earlier commits and not tried in Chromium. `url`: the live site. */
export const untried = (url, commit) => ({
  who: "delivery",
  commit,
  now: () => new Date(),
  isAncestor: async () => false,
  liveCalls: () => liveCallsOf(url),
  smoke: async () => {},
  say: () => {},
});

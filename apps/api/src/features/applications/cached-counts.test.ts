import { expect, test } from "@jest/globals";
import { LARGE } from "../../search/cached-numbers.ts";
import { countKey, createCachedCounts } from "./cached-counts.ts";

const STAGES = { new: LARGE, reading: 0, shortlist: 0, call: 0, offer: 0 };
const STATUSES = { pending: LARGE, accepted: 0, rejected: 0, withdrawn: 0 };
const COUNTS = { total: LARGE, stages: STAGES, ownStages: [], statuses: STATUSES };

function setUp() {
  const cachedCounts = createCachedCounts({ now: () => new Date(0) });
  /** Whether this call counts the total of the list again. */
  const isCounted = async (filter: object, companyId = "me") => {
    let counted = false;
    await cachedCounts.totals.get(countKey({ companyId, jobIds: null }, filter), async () => {
      counted = true;
      return LARGE;
    });
    return counted;
  };
  const areStagesCounted = async (filter: object) => {
    let counted = false;
    await cachedCounts.counts.get(countKey({ companyId: "me", jobIds: null }, filter), async () => {
      counted = true;
      return COUNTS;
    });
    return counted;
  };
  return { kept: cachedCounts, isCounted, areStagesCounted };
}

const OPENED = { isOpened: true, isRead: false };
const READ = { isOpened: false, isRead: true };
test.each([
  { look: OPENED, filter: {}, isChanged: false },
  { look: OPENED, filter: { status: "live", interview: "unread" }, isChanged: false },
  { look: OPENED, filter: { shortlisted: true }, isChanged: false },
  { look: OPENED, filter: { stage: "new" }, isChanged: true },
  { look: OPENED, filter: { unopened: true, jobId: "own" }, isChanged: true },
  { look: OPENED, filter: { stage: "new", jobId: "another" }, isChanged: false },
  { look: READ, filter: { stage: "new" }, isChanged: false },
  { look: READ, filter: { interview: "sent" }, isChanged: false },
  { look: READ, filter: { interview: "unread" }, isChanged: true },
])("after an action $look the total of $filter is counted again: $isChanged", async ({ look, filter, isChanged }) => {
  const { kept, isCounted } = setUp();
  await isCounted(filter);
  kept.forgetLook("me", "own", look);
  expect(await isCounted(filter)).toBe(isChanged);
});

test.each([
  { look: OPENED, filter: { name: "asha" }, isChanged: true },
  { look: OPENED, filter: { jobId: "own" }, isChanged: true },
  { look: OPENED, filter: { jobId: "another" }, isChanged: false },
  { look: READ, filter: {}, isChanged: false },
  { look: READ, filter: { interview: "unread" }, isChanged: true },
])("after an action $look the stages of $filter are counted again: $isChanged", async ({ look, filter, isChanged }) => {
  const { kept, areStagesCounted } = setUp();
  await areStagesCounted(filter);
  kept.forgetLook("me", "own", look);
  expect(await areStagesCounted(filter)).toBe(isChanged);
});

test("counts all numbers of the company again after any other change, and nobody else's", async () => {
  const { kept, isCounted } = setUp();
  await Promise.all([isCounted({}), isCounted({}, "other")]);
  kept.forget("me");
  expect([await isCounted({}), await isCounted({}, "other")]).toEqual([true, false]);
});

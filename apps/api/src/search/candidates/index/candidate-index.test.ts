import { addMs, DAY_MS, HOUR_MS, SECOND_MS } from "@dryrun/domain/time";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "@jest/globals";
import { eq, inArray, sql } from "drizzle-orm";
import { aStudent } from "../../../../test/builders.ts";
import { createTestApp, type TestApp } from "../../../../test/create-test-app.ts";
import { candidateSearch, profiles } from "../../../db/schema/profiles.ts";
import { newId } from "../../../ids.ts";
import { type Asked, findMatching } from "../search-queries.ts";
import { CandidateIndex } from "./candidate-index.ts";

const MOST = 30;
const TERMS = ["s:sql", "s:power bi", "w:sql", "w:power bi", "c:kaveri", "e:b.tech", "s:it's"];
const WORDS = ["dashboards", "rainfall"];
let world: TestApp;
let index: CandidateIndex;
const errors: unknown[] = [];

/** The same numbers in each run. */
function randomOf(seed: number) {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}
const random = randomOf(20_261_120);
const someOf = (all: readonly string[], share: number) => all.filter(() => random() < share);

async function aCandidate(id: string, age = Math.floor(random() * 40) * DAY_MS) {
  const quoted = (lexemes: readonly string[]) => `{${lexemes.map((lexeme) => `"${lexeme}"`).join(",")}}`;
  await world.db.execute(sql`
    insert into candidate_search(profile_id, updated_at, experience, expected_ctc, terms, words)
    values (${id}, ${addMs(world.clock.now(), -age).toISOString()}::timestamptz, ${Math.floor(random() * 20) / 2},
      ${Math.floor(random() * 5) * 100_000}, array_to_tsvector(${quoted(someOf(TERMS, 0.5))}::text[]),
      array_to_tsvector(${quoted(someOf(WORDS, 0.5))}::text[]))
    on conflict (profile_id) do update set updated_at = excluded.updated_at, experience = excluded.experience,
      expected_ctc = excluded.expected_ctc, terms = excluded.terms, words = excluded.words`);
}
const ids: string[] = [];
beforeAll(async () => {
  world = await createTestApp();
  for (let at = 0; at < 80; at++) {
    const id = newId(world.clock.now());
    const { id: userId } = await aStudent(world);
    await world.db.update(profiles).set({ id, searchedAt: sql`updated_at` }).where(eq(profiles.userId, userId));
    ids.push(id);
    await aCandidate(id);
  }
}, 60_000);
beforeEach(async () => {
  const { db, clock } = world;
  index = new CandidateIndex({ db, clock, onError: (error) => errors.push(error), from: 10, rowsAtOnce: 7 });
  expect(await index.current()).toBeNull(); // it is made behind the first search
  await index.settled();
});
afterAll(async () => {
  expect(errors).toEqual([]);
  await world.close();
});

const filters = (): Asked => ({
  terms: someOf(TERMS, 0.2),
  unless: random() < 0.3 ? [TERMS[0] as string, ...someOf(TERMS, 0.2)] : null,
  words: someOf(WORDS, 0.2),
  minExperience: random() < 0.5 ? Math.floor(random() * 20) / 2 : undefined,
  maxExpectedCTC: random() < 0.5 ? Math.floor(random() * 5) * 100_000 : undefined,
  updatedAfter: random() < 0.3 ? addMs(world.clock.now(), -random() * 40 * DAY_MS).toISOString() : undefined,
});
const everybody: Asked = { terms: [], unless: null, words: [] };
/** Whether the index and the database give the same answers, page by page. */
async function expectSame(rounds: number) {
  for (const asked of [everybody, ...Array.from({ length: rounds }, filters)]) {
    // The database is asked for `unless` only beside terms.
    const sane = asked.terms.length > 0 ? asked : { ...asked, unless: null };
    const held = await index.current();
    for (const skipped of [0, 10]) {
      const expected = await findMatching(world.db, sane, MOST, skipped, 10);
      expect({ sane, ...(await held?.find(sane, MOST, skipped, 10)) }).toEqual({ sane, ...expected });
    }
  }
}

describe("finds what the database finds", () => {
  test("as it was built", () => expectSame(120), 60_000);

  test("picks up old and new changes by other processes within a second", async () => {
    await expectSame(10); // sets of lexemes are held
    for (const id of ids.slice(0, 12)) await aCandidate(id, 0);
    world.clock.moveTo(addMs(world.clock.now(), SECOND_MS));
    await expectSame(40);
  }, 60_000);

  test("picks up reported changes of any age, and removed profiles, at once", async () => {
    await expectSame(10);
    for (const id of ids.slice(20, 30)) await aCandidate(id, 100 * DAY_MS);
    const gone = ids.slice(30, 34);
    await world.db.delete(candidateSearch).where(inArray(candidateSearch.profileId, gone));
    index.notify(ids.slice(20, 34));
    await expectSame(40);
  }, 60_000);

  test("rebuilds after an hour in any case", async () => {
    await expectSame(2);
    await world.db.delete(candidateSearch).where(inArray(candidateSearch.profileId, ids.slice(40, 44)));
    world.clock.moveTo(addMs(world.clock.now(), HOUR_MS));
    await index.current();
    await index.settled();
    await expectSame(10);
  }, 60_000);
});

test("somebody whom the page did not show is left out of the next answer", async () => {
  const held = await index.current();
  const before = await held?.find(everybody, 1000, 0, 1);
  index.leaveOut(before?.ids ?? []);
  const after = await held?.find(everybody, 1000, 0, 1);
  expect(after?.total).toBe((before?.total ?? 0) - 1);
  expect(after?.ids).not.toEqual(before?.ids);
});

test("few candidates are left to the database", async () => {
  const { db, clock } = world;
  const few = new CandidateIndex({ db, clock, onError: (error) => errors.push(error), from: 10_000 });
  await few.current();
  await few.settled();
  expect(await few.current()).toBeNull();
});

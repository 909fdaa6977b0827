import type { CandidateFilter } from "@dryrun/domain/candidates/schema";
import { TOTAL_CAP } from "@dryrun/domain/pages";
import { addMs, DAY_MS } from "@dryrun/domain/time";
import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import { eq, inArray, sql } from "drizzle-orm";
import { aStudent, quotedLexeme } from "../../../test/builders.ts";
import { createTestApp, type TestApp } from "../../../test/create-test-app.ts";
import { isFull } from "../../../test/full.ts";
import { candidateSearch, profiles } from "../../db/schema/profiles.ts";
import { correctionOf, type KnownWord } from "../correct.ts";
import { createSearch, type Search } from "../search.ts";
import { findCandidates } from "./find-candidates.ts";
import { createCandidateSource } from "./search-source.ts";
import { askedWordsOf, KIND, termsOf } from "./terms.ts";

const CANDIDATES = 200;
const FILTERS = isFull ? 2000 : 200;
const PAGE = 10;
const SKILLS = [
  "SQL",
  "Power BI",
  "Microsoft Power BI",
  "Python",
  "It's",
  "C++",
  "Machine learning, deep learning",
  "Bash",
];
const COMPANIES = ["Kaveri Foods", "Quokka Labs", "Ibex"];
const DEGREES = ["B.Tech", "M.Sc", "BA"];
const SUMMARIES = ["dashboards of rainfall", "dashboards", "forecasts for banking", ""];

/** Makes the same random numbers in every run. */
let state = 11;
const random = (below: number) => {
  state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
  return Math.floor((state / 0x80000000) * below);
};
const one = <T>(list: readonly T[]) => list[random(list.length)] as T;
const some = <T>(list: readonly T[], share: number) => list.filter(() => random(10) < share);

let testApp: TestApp;
const ids: string[] = [];

const textArray = (texts: readonly string[]) =>
  sql`array(select json_array_elements_text(${JSON.stringify(texts)}::json))`;

async function write(id: string, days = random(40)) {
  const { terms, words } = termsOf({
    skills: some(SKILLS, 3),
    workExperience: some(COMPANIES, 4).map((company) => ({ company })),
    education: [{ institution: "Marmot College", degree: one(DEGREES), field: "Statistics" }],
    summary: one(SUMMARIES),
  });
  await testApp.db.execute(sql`
    insert into candidate_search(profile_id, updated_at, experience, expected_ctc, terms, words)
    values (${id}, ${addMs(testApp.clock.now(), -days * DAY_MS).toISOString()}::timestamptz, ${random(20) / 2}, ${random(5) * 100_000},
      array_to_tsvector(${textArray(terms)}), array_to_tsvector(${textArray(words)}))
    on conflict (profile_id) do update set updated_at = excluded.updated_at, experience = excluded.experience,
      expected_ctc = excluded.expected_ctc, terms = excluded.terms, words = excluded.words`);
}

beforeAll(async () => {
  testApp = await createTestApp();
  for (let index = 0; index < CANDIDATES; index++) {
    const { id: userId } = await aStudent(testApp);
    const [row] = await testApp.db.select({ id: profiles.id }).from(profiles).where(eq(profiles.userId, userId));
    const id = row?.id ?? "";
    await testApp.db.update(profiles).set({ searchedAt: sql`updated_at` }).where(eq(profiles.id, id));
    ids.push(id);
    await write(id);
  }
  await testApp.deps.searches.candidates.catchUp();
});
afterAll(() => testApp.close());

const typed = (word: string) => (random(6) === 0 && word.length > 4 ? word.slice(0, 2) + word.slice(3) : word);
const aFilter = (): CandidateFilter => ({
  skills: some(SKILLS.slice(0, -2), 2).map(typed),
  company: random(4) ? "" : typed(one(COMPANIES)),
  education: random(4) ? "" : typed(one(DEGREES)),
  summary: random(4) ? "" : typed(one(["dashboards", "rainfall", "banking", "python"])),
  minExperience: random(2) ? undefined : random(20) / 2,
  maxExpectedCTC: random(2) ? undefined : random(5) * 100_000,
  updatedAfter: random(3) ? undefined : addMs(testApp.clock.now(), -random(40) * DAY_MS).toISOString(),
  page: 1 + random(3),
  limit: PAGE,
});

const rowsOf = <T>(result: unknown) => (result as { rows: T[] }).rows;
let vocabulary: Record<string, KnownWord[]>;
async function readVocabulary() {
  const heldRows = rowsOf<{ term: string; listings: number }>(
    await testApp.db.execute(
      sql`select lexeme as term, count(*)::int as listings from candidate_search, unnest(tsvector_to_array(terms)) lexeme group by 1`,
    ),
  );
  vocabulary = {};
  for (const { term, listings } of heldRows) {
    const kind = term.slice(0, 1);
    vocabulary[kind] = [...(vocabulary[kind] ?? []), { word: term.slice(2), listings }];
  }
}
/** Corrects by comparing with all words, not only with similar ones. */
const corrected = (kinds: readonly string[], words: readonly string[]) =>
  words.map((word) =>
    correctionOf(
      word,
      kinds.flatMap((kind) => vocabulary[kind] ?? []),
      Number.POSITIVE_INFINITY,
    ),
  );

/** A plain search in SQL. */
async function foundBySql(filter: CandidateFilter) {
  const askedWords = askedWordsOf(filter);
  const skills = askedWords.skills.map((run) => corrected([KIND.skill], run).join(" "));
  const company = corrected([KIND.company], askedWords.company);
  const education = corrected([KIND.education], askedWords.education);
  const find = async (summary: readonly string[]) => {
    const lexemes = [
      // Runs of more than four words are not terms.
      ...skills.map((run) => (run.split(" ").length > 4 ? `w:${run}` : `s:${run}`)),
      ...company.map((word) => `c:${word}`),
      ...education.map((word) => `e:${word}`),
    ];
    const holds = (column: ReturnType<typeof sql>, all: readonly string[]) =>
      all.length === 0 ? sql`true` : sql`${column} @@ ${all.map(quotedLexeme).join(" & ")}::tsquery`;
    const isWhole = holds(
      sql`s.terms`,
      skills.map((run) => `w:${run}`),
    );
    return rowsOf<{ id: string }>(
      await testApp.db.execute(sql`
        select s.profile_id as id from candidate_search s join profiles p on p.id = s.profile_id join users u on u.id = p.user_id
        where blocked_at is null and ${holds(sql`s.terms`, lexemes)} and ${holds(sql`s.words`, summary)}
          and s.experience >= ${filter.minExperience ?? 0}
          and ${filter.maxExpectedCTC === undefined ? sql`true` : sql`s.expected_ctc between 1 and ${filter.maxExpectedCTC}`}
          and s.updated_at >= ${filter.updatedAfter ?? "2000-01-01"}::timestamptz
        order by case when ${isWhole} then 0 else 1 end, s.updated_at desc, s.profile_id desc`),
    ).map(({ id }) => id);
  };
  const match = await find(askedWords.summary);
  if (match.length > 0 || askedWords.summary.length === 0) return match;
  return find(corrected([KIND.skill, KIND.company, KIND.education], askedWords.summary));
}

async function compare(searches: readonly Search[], count: number): Promise<number> {
  await readVocabulary();
  let withRows = 0;
  for (const filter of Array.from({ length: count }, aFilter)) {
    const expected = await foundBySql(filter);
    const from = (filter.page - 1) * PAGE;
    for (const search of searches)
      expect({ filter, ...(await findCandidates(search, filter)) }).toMatchObject({
        filter,
        ids: expected.slice(from, from + PAGE),
        total: expected.length,
        totalIsCapped: false,
      });
    if (expected.length > 0) withRows += 1;
  }
  return withRows;
}

async function withFresh<T>(work: (fresh: Search) => Promise<T>): Promise<T> {
  const { db, database } = testApp;
  const onError = (error: unknown) => {
    throw error;
  };
  const fresh = createSearch(createCandidateSource(db), { database, onError });
  fresh.start();
  await fresh.ready;
  try {
    return await work(fresh);
  } finally {
    await fresh.stop();
  }
}

const everybody: CandidateFilter = { skills: [], company: "", education: "", summary: "", page: 1, limit: 20 };

describe("searching candidates", () => {
  test(`answers ${FILTERS} random filters like PostgreSQL, before and after changes`, async () => {
    const index = testApp.deps.searches.candidates;
    const before = await withFresh((fresh) => compare([index, fresh], FILTERS / 2));
    expect(before).toBeGreaterThan(FILTERS / 5);
    await withFresh(async (other) => {
      for (let turn = 0; turn < 150; turn++) await write(one(ids));
      await testApp.db.delete(candidateSearch).where(inArray(candidateSearch.profileId, some(ids, 1)));
      await testApp.db.execute(sql`
        update users set blocked_at = now() where id in (select user_id from profiles where id = any(${textArray(ids.slice(0, 20))}::uuid[]))`);
      for (const search of [index, other]) await search.catchUp();
      await withFresh((fresh) => compare([index, other, fresh], FILTERS / 2));
    });
  });

  test("keeps a rare skill, but corrects an unknown one, also without its spaces", async () => {
    const index = testApp.deps.searches.candidates;
    await testApp.db.execute(sql`
      update candidate_search set terms = array_to_tsvector(array['s:dash', 'w:dash', 's:power', 's:power bi', 's:bi'])`);
    await testApp.db.execute(sql`
      update candidate_search set terms = array_to_tsvector(array['s:bash', 'w:bash']) where profile_id = ${ids.at(-1)}`);
    await index.catchUp();
    const all = await testApp.db.$count(candidateSearch);
    const totals = await Promise.all(
      ["bash", "dash", "dash".concat("h"), "PowerBI", "zzzz"].map(
        async (skill) => (await findCandidates(index, { ...everybody, skills: [skill] })).total,
      ),
    );
    const blocked = ids.slice(0, 20);
    const open = all - (await testApp.db.$count(candidateSearch, inArray(candidateSearch.profileId, blocked)));
    expect(totals).toEqual([1, open - 1, open - 1, open - 1, 0]);
  });

  test("reports its corrections, and suggests a more frequent word if that finds more", async () => {
    const index = testApp.deps.searches.candidates;
    await testApp.db.execute(sql`
      update candidate_search set terms = array_to_tsvector(array['s:python', 'w:python', 'c:kaveri'])`);
    await testApp.db.execute(sql`
      update candidate_search set terms = array_to_tsvector(array['s:pythn', 'w:pythn', 'c:kaveri']) where profile_id = ${ids.at(-1)}`);
    await index.catchUp();
    const ask = async (change: Partial<CandidateFilter>) => {
      const { total, corrected, didYouMean } = await findCandidates(index, { ...everybody, ...change });
      return { total, corrected, didYouMean };
    };
    const { total: all } = await findCandidates(index, everybody);
    const meant = { filter: "skills", from: "pythn", to: "python", total: all - 1 };
    expect(await ask({ skills: ["Pythn"] })).toEqual({ total: 1, corrected: [], didYouMean: [meant] });
    expect(await ask({ skills: ["Pyton"] })).toEqual({
      total: all - 1,
      corrected: [{ from: "pyton", to: "python" }],
      didYouMean: [],
    });
    expect(await ask({ skills: ["Pyton"], exact: true })).toMatchObject({ total: 0, corrected: [] });
    expect((await ask({ skills: ["Pyhton"] })).corrected).toEqual([{ from: "pyhton", to: "python" }]);
    expect(await ask({ skills: ["python"] })).toMatchObject({ total: all - 1, didYouMean: [] });
    // With the other filter the word finds no more candidates, so there is no suggestion.
    expect(await ask({ skills: ["Pythn"], company: "quokka" })).toEqual({ total: 0, corrected: [], didYouMean: [] });
    expect((await ask({ skills: ["Pythn"], company: "kaveri" })).didYouMean).toEqual([meant]);
  });

  test("counts up to the cap, lists whole skills first, and lists none beyond the cap", async () => {
    const index = testApp.deps.searches.candidates;
    const count = TOTAL_CAP + 1;
    await testApp.db.execute(sql`
      with crowd as (
        insert into users(id, email, username, full_name, phone, user_type, created_at)
        select gen_random_uuid(), 'crowd' || n || '@example.com', 'C', 'C', '9876501234', 'student', now() from generate_series(1, ${count}) n
        returning id
      )
      insert into profiles(id, user_id, full_name, email, phone, updated_at, searched_at) select id, id, 'C', '', '', now(), now() from crowd`);
    await testApp.db.execute(sql`
      insert into candidate_search(profile_id, updated_at, experience, expected_ctc, terms, words)
      select id, now() - n * interval '1 second', 0, 0, array_to_tsvector(case when n = ${count} then array['s:weaving', 'w:weaving']
        else array['s:weaving'] end), '' from (select id, row_number() over (order by id) as n from profiles where full_name = 'C') crowd`);
    await index.catchUp();
    const pageOf = (page: number) => findCandidates(index, { ...everybody, skills: ["weaving"], page });
    const [whole] = rowsOf<{ id: string }>(
      await testApp.db.execute(
        sql`select profile_id as id from candidate_search where terms @@ '''w:weaving'''::tsquery`,
      ),
    );
    const first = await pageOf(1);
    expect([first.ids[0], first.ids.length, first.total, first.totalIsCapped]).toEqual([
      whole?.id,
      20,
      TOTAL_CAP,
      true,
    ]);
    expect([(await pageOf(TOTAL_CAP / 20)).ids.length, (await pageOf(TOTAL_CAP / 20 + 1)).ids]).toEqual([20, []]);
  });
});

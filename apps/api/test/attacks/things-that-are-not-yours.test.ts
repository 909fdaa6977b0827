import type { Contract } from "@dryrun/domain/contract/define";
import { contracts } from "@dryrun/domain/contracts";
import { generateQuiz } from "@dryrun/domain/quiz/contract";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "@jest/globals";
import { inArray, sql } from "drizzle-orm";
import { readRows } from "../../src/db/read-rows.ts";
import { users } from "../../src/db/schema/accounts.ts";
import { aJob, anAdmin, anApplication, aPerson, aStudent, type Person } from "../builders.ts";
import { CALLS, takesId } from "../calls-with-ids.ts";
import { createTestApp, eventually, type TestApp } from "../create-test-app.ts";
import { call } from "../inject.ts";
import { type IdName, type Ids, NOTHING } from "../owned/ids.ts";
import { aKnownStudent, type Owners } from "../owned/people.ts";
import { type Field, fieldsIn } from "../owned/texts.ts";
import { THINGS, type Thing } from "../owned/things.ts";
import { PERMITTED } from "../permitted-calls.ts";
import { type Answer, LIVING, type Role, STRANGERS } from "../permitted-things.ts";
import { send } from "../send.ts";

// Each call that takes an id, by each role, with the id of an object that is another person's, withdrawn, hidden,
// closed, deleted, cancelled or revoked. Calls that are not in permitted-calls.ts get the same answer as for an
// unknown id.

const all = contracts as Record<string, Contract>;
const names = Object.keys(THINGS) as Thing[];
const ROLES: readonly Role[] = [...STRANGERS, "student", "employer", "admin"];
let testApp: TestApp;
let owners: Owners;
let people: Partial<Record<Role, Person>>;
const things = {} as Record<Thing, Ids>;

let madeAt: Date;
beforeAll(async () => {
  testApp = await createTestApp({ verification: "required" });
  const [employer, other, unverified] = [
    await aPerson(testApp, "employer"),
    await aPerson(testApp, "employer"),
    await aPerson(testApp, "employer"),
  ];
  const now = testApp.clock.now();
  await testApp.db
    .update(users)
    .set({ employerVerifiedAt: now })
    .where(inArray(users.id, [employer.id, other.id]));
  owners = { student: await aKnownStudent(testApp), employer, admin: await anAdmin(testApp) };
  const anotherStudent = await aStudent(testApp);
  people = {
    ...owners,
    "another student": anotherStudent,
    "another employer": other,
    "unverified employer": unverified,
  };
  await call(testApp, generateQuiz, {}, anotherStudent.token);
  for (const thing of names) things[thing] = await THINGS[thing](testApp, owners);
  await testApp.deps.sweeps.run(); // the night's check of the books
  await queueIsEmpty();
  madeAt = testApp.clock.now();
});
afterAll(() => testApp.close());

const queueIsEmpty = () =>
  eventually(async () => {
    const { rows } = await testApp.database.query(
      "select 1 from pgboss.job where state in ('created', 'retry', 'active')",
    );
    return rows.length === 0 ? true : undefined;
  });

interface Case {
  name: string;
  thing: Thing;
  role: Role;
}
const hasIds = (thing: Thing, name: string) =>
  CALLS[name]?.needs.every((id) => things[thing][id] !== undefined) ?? false;
const mayBeTried = (thing: Thing, role: Role) => STRANGERS.includes(role) || !LIVING.includes(thing);
const isAdmitted = ({ access }: Contract, role: Role) =>
  access === "public" || (role !== "visitor" && (access === "signed-in" || role.endsWith(access)));
const permittedOf = ({ name, thing, role }: Case): Answer | undefined =>
  PERMITTED.find(({ roles, things: of, calls }) => name in calls && roles.includes(role) && of.includes(thing))?.calls[
    name
  ];
const ask = ({ name, role }: Pick<Case, "name" | "role">, ids: Ids) =>
  send(
    testApp,
    all[name] as Contract,
    (CALLS[name] as (typeof CALLS)[string]).input(ids as Record<IdName, string>),
    people[role]?.token,
  );

const outcomeOf = ({ statusCode, body }: { statusCode: number; body: string }) =>
  statusCode < 300 ? statusCode : (JSON.parse(body) as { code: string }).code;

/** Returns why a person may neither read nor change the object. */
function refusalOf({ name, role }: Pick<Case, "name" | "role">): string {
  const contract = all[name] as Contract;
  if (!isAdmitted(contract, role)) return role === "visitor" ? "UNAUTHENTICATED" : "FORBIDDEN";
  return contract.path.includes(":token") ? "LINK_DEAD" : "NOT_FOUND";
}

/** A fingerprint of all data that a call could change, except counters of callers. */
async function everything(): Promise<string> {
  const { rows } = await testApp.database.query(
    "select tablename as name from pg_tables where schemaname = 'public' and tablename <> 'rate_limits' order by 1",
  );
  const hashes = (rows as { name: string }[]).map(({ name }) =>
    sql.raw(`(select coalesce(md5(string_agg(t::text, '|' order by t::text)), '') from ${name} t)`),
  );
  return JSON.stringify(await readRows(testApp.db, sql`select ${sql.join(hashes, sql` || ' ' || `)} as hash`));
}

test("all calls that take an id are tested here, and each line of the table applies to one", () => {
  const taking = Object.entries(all).flatMap(([name, contract]) => (takesId(name, contract) ? [name] : []));
  expect(Object.keys(CALLS).sort()).toEqual(taking.sort());
  const empty = names.filter((thing) => Object.values(things[thing]).includes(""));
  expect(empty).toEqual([]); // an object that could not be created would answer 404 for a wrong reason
  const lines = PERMITTED.flatMap(({ roles, things: of, calls: permitted }) =>
    Object.keys(permitted).flatMap((name) => of.flatMap((thing) => roles.map((role) => ({ name, thing, role })))),
  );
  const missed = lines.filter(({ name, thing, role }) => !(hasIds(thing, name) && mayBeTried(thing, role)));
  expect(missed).toEqual([]);
});

describe("a stranger who requests lists", () => {
  const lists = Object.entries(all).filter(([, { method, path }]) => method === "GET" && !path.includes(":"));
  test.each(lists)(
    "finds no objects in %s, except open jobs as a student and on the front page",
    async (name, contract) => {
      for (const role of STRANGERS) {
        const { body } = await send(testApp, contract, {}, people[role]?.token);
        const open = role === "another student" || name === "jobs.newestJobs" ? ["openjob"] : [];
        expect([role, fieldsIn(body).filter((field) => !open.includes(field))]).toEqual([role, []]);
      }
    },
  );
});

const calls = Object.keys(CALLS);
const casesOf = (name: string): Case[] =>
  names.flatMap((thing) => {
    const roles = ROLES.filter((role) => hasIds(thing, name) && mayBeTried(thing, role));
    return roles.map((role) => ({ name, thing, role }));
  });

describe("a person who has no access to an object", () => {
  let known: string;
  beforeAll(async () => {
    known = await everything();
  });

  test.each(calls)("finds nothing by %s, reads nothing of it and changes nothing", async (name) => {
    const ofNothing = new Map<Role, string>();
    for (const role of STRANGERS) ofNothing.set(role, (await ask({ name, role }, NOTHING)).body);
    const got = [];
    const expected = [];
    for (const one of casesOf(name).filter((each) => permittedOf(each) === undefined)) {
      const { thing, role } = one;
      const answer = await ask(one, things[thing]);
      got.push([thing, role, outcomeOf(answer), fieldsIn(answer.body), answer.body]);
      // A stranger cannot distinguish the object from one that never existed.
      expected.push([thing, role, refusalOf(one), [], ofNothing.get(role) ?? answer.body]);
    }
    const [before, after] = [known, await everything()];
    known = after;
    expect(got).toEqual(expected);
    expect(after).toBe(before);
  });
});

describe("a person with partial access to an object", () => {
  // Some calls are permitted for minutes only, and a busy machine takes longer for all of them.
  beforeEach(() => testApp.clock.moveTo(madeAt));

  test.each(calls)("may by %s what the table permits, and reads no more", async (name) => {
    for (const one of casesOf(name)) {
      const permitted = permittedOf(one);
      if (permitted === undefined) continue;
      const { thing, role } = one;
      const [outcome, ...fields] = [permitted].flat() as [number | string, ...Field[]];
      const shown = fields.map((field) => field.toLowerCase());
      const answer = await ask(one, things[thing]);
      expect([thing, role, outcomeOf(answer), fieldsIn(answer.body).sort()]).toEqual([
        thing,
        role,
        outcome,
        shown.sort(),
      ]);
      if (CALLS[name]?.uses && answer.statusCode < 300) things[thing] = await THINGS[thing](testApp, owners);
    }
  });
});

describe("an employer who names an own object and another's in one call", () => {
  let jobId: string;
  let applicationId: string;
  const open = () => things["an application to an open job"];
  const refused = async (name: string, body: object) => {
    const before = await everything();
    const answer = await send(testApp, all[name] as Contract, { body }, people["another employer"]?.token);
    expect([outcomeOf(answer), fieldsIn(answer.body)]).toEqual(["NOT_FOUND", []]);
    expect(await everything()).toBe(before);
  };
  beforeAll(async () => {
    jobId = await aJob(testApp, people["another employer"] as Person);
    applicationId = await anApplication(testApp, people["another student"] as Person, jobId);
    await queueIsEmpty();
  });

  test("decides and marks neither application", () =>
    refused("applications.triageApplications", {
      applicationIds: [applicationId, open().applicationId],
      shortlisted: true,
      status: "rejected",
    }));

  test("reminds no student who was not invited to the own job", () =>
    refused("invitations.remindToApply", { jobId, studentId: open().itsStudentId }));

  test("reminds nobody of an interview for another's job", () =>
    refused("invitations.remindOfInterview", {
      jobId,
      studentId: people["another student"]?.id,
      applicationId: open().applicationId,
    }));
});

import { deleteAccount } from "@dryrun/domain/account/contract";
import { addNote, deleteNote, editNote, employerApplication } from "@dryrun/domain/applications/contract";
import { MAX_MENTIONED, MAX_NOTES } from "@dryrun/domain/applications/limits";
import { triageApplication } from "@dryrun/domain/applications/triage/contract";
import { removeColleague } from "@dryrun/domain/company/team/contract";
import { notifications } from "@dryrun/domain/notifications/contract";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "@jest/globals";
import { eq, sql } from "drizzle-orm";
import { aJob, aMember, anApplication, aPerson, aStudent, PASSWORD, type Person } from "../../../../test/builders.ts";
import { createTestApp, eventually, type TestApp } from "../../../../test/create-test-app.ts";
import { call } from "../../../../test/inject.ts";
import { users } from "../../../db/schema/accounts.ts";
import { applicationNotes } from "../../../db/schema/application-notes.ts";
import { applications } from "../../../db/schema/applications.ts";
import { newId } from "../../../ids.ts";

let testApp: TestApp;
let owner: Person;
let manager: Person;
let student: Person;
let id: string;
beforeAll(async () => {
  testApp = await createTestApp();
});
beforeEach(async () => {
  owner = await aPerson(testApp, "employer", { fullName: "Kavita Menon" });
  manager = await aMember(testApp, owner, "Meera Nair", "manager");
  student = await aStudent(testApp);
  id = await anApplication(testApp, student, await aJob(testApp, owner));
});
afterAll(() => testApp.close());

const add = (text: string, { token } = owner) =>
  call(testApp, addNote, { params: { applicationId: id }, body: { text } }, token);
const edit = (noteId: string, text: string, { token } = owner) =>
  call(testApp, editNote, { params: { applicationId: id, noteId }, body: { text } }, token);
const remove = (noteId: string, { token } = owner) =>
  call(testApp, deleteNote, { params: { applicationId: id, noteId } }, token);
const read = async ({ token } = owner) =>
  (await call(testApp, employerApplication, { params: { applicationId: id } }, token)).body.application;
const mentions = async ({ token }: Person) =>
  (await call(testApp, notifications, { query: {} }, token)).body.notifications;
const mailsTo = ({ email }: Person) =>
  testApp.mails.filter(({ to, key }) => to === email && key.startsWith("mentioned-"));
const fill = (count: number) => {
  const rows = Array.from({ length: count }, () => ({
    id: newId(testApp.clock.now()),
    applicationId: id,
    authorId: owner.id,
    text: "x",
    createdAt: testApp.clock.now(),
  }));
  return testApp.db.insert(applicationNotes).values(rows);
};

describe("notes about an application", () => {
  test("have an author and a time, and the newest is first", async () => {
    const first = await add("  Strong SQL.  ");
    expect([first.status, first.body.note.text]).toEqual([201, "Strong SQL."]);
    await add("I agree.", manager);
    const author = (person: Person, fullName: string) => ({ _id: person.id, fullName });
    expect((await read()).notes).toMatchObject([
      { text: "I agree.", author: author(manager, "Meera Nair"), editedAt: null },
      { text: "Strong SQL.", author: author(owner, "Kavita Menon"), editedAt: null },
    ]);
  });

  test("are changed and deleted only by their author", async () => {
    const { _id } = (await add("Strong SQL.")).body.note;
    expect((await edit(_id, "Weak SQL.", manager)).refusal).toMatchObject({
      code: "FORBIDDEN",
      message: "Only its author can change a note.",
    });
    expect((await remove(_id, manager)).refusal.code).toBe("FORBIDDEN");
    const changed = (await edit(_id, "Very strong SQL.")).body.note;
    expect([changed.text, changed.editedAt === null]).toEqual(["Very strong SQL.", false]);
    expect((await remove(_id)).body.message).toBe("Note deleted.");
    expect([(await read()).notes, (await remove(_id)).status]).toEqual([[], 404]);
  });

  test("are not reached through another application", async () => {
    const { _id } = (await add("Strong SQL.")).body.note;
    const other = await anApplication(testApp, await aStudent(testApp), await aJob(testApp, owner));
    const params = { applicationId: other, noteId: _id };
    expect((await call(testApp, editNote, { params, body: { text: "x" } }, owner.token)).status).toBe(404);
    expect((await call(testApp, deleteNote, { params }, owner.token)).status).toBe(404);
  });

  test.each(["", " \n ", "x".repeat(2001)])("must have 1 to 2,000 characters", async (text) => {
    const { status, refusal } = await add(text);
    expect([status, refusal.errors?.[0]?.field]).toEqual([400, "text"]);
  });

  test("are limited for each application", async () => {
    await fill(MAX_NOTES - 1);
    const both = await Promise.all([add("one"), add("two")]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([201, 409]);
  });

  test("stay without a name when the author's account is deleted, and go with the candidate's", async () => {
    await add("Strong SQL.", manager);
    await call(testApp, deleteAccount, { body: { password: PASSWORD } }, manager.token);
    expect((await read()).notes).toMatchObject([{ text: "Strong SQL.", author: null }]);
    await call(testApp, deleteAccount, { body: { password: PASSWORD } }, student.token);
    expect([(await read()).notes, (await add("Late")).status]).toEqual([[], 404]);
  });

  test("go with the company", async () => {
    await add("Strong SQL.");
    await call(testApp, removeColleague, { params: { userId: manager.id }, query: {} }, owner.token);
    await call(testApp, deleteAccount, { body: { password: PASSWORD } }, owner.token);
    expect(await testApp.db.$count(applicationNotes, eq(applicationNotes.applicationId, id))).toBe(0);
  });
});

describe("the one note of the former release", () => {
  const mark = (note: string, { token } = owner) =>
    call(testApp, triageApplication, { params: { applicationId: id }, body: { note } }, token);

  test("is the caller's newest note in its calls", async () => {
    await mark("Call on Monday");
    await add("I agree.", manager);
    expect([(await read()).note, (await read(manager)).note]).toEqual(["Call on Monday", "I agree."]);
    await mark("Call on Tuesday");
    expect((await read()).notes.map(({ text }) => text)).toEqual(["I agree.", "Call on Tuesday"]);
    await mark("");
    expect((await read()).notes.map(({ text }) => text)).toEqual(["I agree."]);
  });

  test("becomes a note by the owner when that release writes the column", async () => {
    const write = (note: string) => testApp.db.update(applications).set({ note }).where(eq(applications.id, id));
    await write("Call on Monday");
    await write("Call on Tuesday");
    expect((await read()).notes).toMatchObject([
      { text: "Call on Tuesday", author: { fullName: "Kavita Menon" }, createdAt: null },
    ]);
    await write("");
    expect((await read()).notes).toEqual([]);
  });

  test("is deleted with all notes when that release empties an application", async () => {
    await add("Strong SQL.");
    await testApp.db.update(applications).set({ note: "", studentId: null }).where(eq(applications.id, id));
    expect((await read()).notes).toEqual([]);
  });

  test("is moved by the migration's function, which may run again", async () => {
    const move = () =>
      testApp.db.execute(sql`select note_of_application(${id}::uuid, ${owner.id}::uuid, 'Strong SQL.')`);
    await move();
    await move();
    expect((await read()).notes).toMatchObject([{ text: "Strong SQL.", author: { _id: owner.id } }]);
  });
});

describe("a mention", () => {
  test("mails and notifies the colleague once", async () => {
    const { _id } = (await add("@meera nair, can you read the SQL?")).body.note;
    const mail = await eventually(() => mailsTo(manager)[0]);
    expect(mail.subject).toBe("Kavita Menon mentioned you in a note about Asha Verma");
    expect(mail.text).toContain("@meera nair, can you read the SQL?");
    expect(mail.text).toContain(`/employer/applications/${id}`);
    await edit(_id, "@Meera Nair, please read the SQL.");
    expect(await mentions(manager)).toMatchObject([
      { event: "mentioned", applicationId: id, by: "Kavita Menon", candidate: "Asha Verma", isRead: false },
    ]);
    expect(mailsTo(manager)).toHaveLength(1);
  });

  test("added later tells only the new one, and nobody of oneself", async () => {
    const rohan = await aMember(testApp, owner, "Rohan Kulkarni", "recruiter");
    const { _id } = (await add("@Meera Nair @Kavita Menon")).body.note;
    await edit(_id, "@Meera Nair @Rohan Kulkarni");
    await eventually(() => mailsTo(rohan)[0]);
    expect([(await mentions(owner)).length, (await mentions(manager)).length]).toEqual([0, 1]);
  });

  test("reaches nobody who does not see the job, and nobody of another company", async () => {
    await testApp.db.update(users).set({ allJobs: false }).where(eq(users.id, manager.id));
    const stranger = await aPerson(testApp, "employer", { fullName: "Vikram Shah" });
    await add("@Meera Nair @Vikram Shah");
    expect([await mentions(manager), await mentions(stranger)]).toEqual([[], []]);
  });

  test("is limited in number, and a text full of them costs little", async () => {
    for (let at = 0; at <= MAX_MENTIONED; at += 1)
      await aMember(testApp, owner, `Person ${String.fromCharCode(65 + at)}`, "viewer");
    const everybody = Array.from({ length: MAX_MENTIONED + 1 }, (_, at) => `@Person ${String.fromCharCode(65 + at)}`);
    const { status, refusal } = await add(everybody.join(" "));
    expect([status, refusal.errors?.[0]?.message]).toEqual([400, "Mention at most 10 colleagues in one note."]);
    expect((await read()).notes).toEqual([]);
    expect((await add("@Person A".repeat(222))).status).toBe(201);
    expect((await add("@".repeat(2000))).status).toBe(201);
  });
});

test("only people who see the job note anything, and a viewer does not", async () => {
  const viewer = await aMember(testApp, owner, "Vikram", "viewer");
  const stranger = await aPerson(testApp, "employer");
  expect((await add("x", viewer)).refusal.code).toBe("ROLE");
  expect((await add("x", stranger)).status).toBe(404);
  await testApp.db.update(users).set({ allJobs: false }).where(eq(users.id, manager.id));
  expect((await add("x", manager)).status).toBe(404);
});

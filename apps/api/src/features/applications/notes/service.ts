import { MAX_MENTIONED, MAX_NOTES } from "@dryrun/domain/applications/limits";
import { NOT_YOUR_NOTE, TOO_MANY_MENTIONED, TOO_MANY_NOTES } from "@dryrun/domain/applications/messages";
import { mentionedIn } from "@dryrun/domain/applications/notes/mentions";
import type { Db } from "../../../db/client.ts";
import { AppError, invalidField, notFound } from "../../../errors/app-error.ts";
import { newId } from "../../../ids.ts";
import type { Member } from "../../../records/company/members.ts";
import { notify } from "../../../records/notifications/notify.ts";
import type { ApplicationDeps } from "../deps.ts";
import { noteAnswer } from "./answers.ts";
import * as query from "./queries.ts";

type NoteDeps = Pick<ApplicationDeps, "db" | "clock" | "queue">;
export interface Place {
  applicationId: string;
  noteId: string;
}
interface Written {
  application: { id: string; jobId: string };
  noteId: string;
  text: string;
  /** The text before the change; empty for a new note. */
  before: string;
}

export type Notes = ReturnType<typeof createNotes>;

/** Manages what people of a company note about an application; each changes only their own notes. */
export function createNotes(deps: NoteDeps) {
  const { db, clock } = deps;
  async function add(tx: Db, member: Member, applicationId: string, text: string): Promise<string> {
    const application = await lockNoted(tx, member, applicationId);
    if ((await query.countNotes(tx, applicationId)) >= MAX_NOTES) throw new AppError("LIMIT_REACHED", TOO_MANY_NOTES);
    const noteId = newId(clock.now());
    const note = { id: noteId, applicationId, authorId: member.userId, text, createdAt: clock.now() };
    await query.insertNote(tx, note);
    await tellMentioned(deps, tx, member, { application, noteId, text, before: "" });
    return noteId;
  }

  async function edit(tx: Db, member: Member, { applicationId, noteId }: Place, text: string) {
    const application = await lockNoted(tx, member, applicationId);
    const { note } = await findOwn(tx, member, { applicationId, noteId });
    if (note.text === text) return;
    await query.updateNote(tx, noteId, { text, editedAt: clock.now() });
    await tellMentioned(deps, tx, member, { application, noteId, text, before: note.text });
  }

  return {
    async add(member: Member, applicationId: string, text: string) {
      const noteId = await db.transaction((tx) => add(tx, member, applicationId, text));
      return answer(db, { applicationId, noteId });
    },
    async edit(member: Member, place: Place, text: string) {
      await db.transaction((tx) => edit(tx, member, place, text));
      return answer(db, place);
    },
    remove: (member: Member, place: Place) => db.transaction((tx) => remove(tx, member, place)),

    /** Replaces the caller's newest note. For pages of the former release, in which an application has one note. */
    async setOwn(tx: Db, member: Member, applicationId: string, text: string): Promise<void> {
      await lockNoted(tx, member, applicationId);
      const newest = (await query.findNotes(tx, [applicationId])).find(({ author }) => author?._id === member.userId);
      if (!newest) return void (text && (await add(tx, member, applicationId, text)));
      const place = { applicationId, noteId: newest.note.id };
      await (text ? edit(tx, member, place, text) : remove(tx, member, place));
    },
  };
}

async function remove(tx: Db, member: Member, place: Place) {
  await lockNoted(tx, member, place.applicationId);
  await findOwn(tx, member, place);
  await query.deleteNote(tx, place.noteId);
}

async function answer(db: Db, { applicationId, noteId }: Place) {
  const found = await query.findNote(db, applicationId, noteId);
  if (!found) throw notFound("This note");
  return noteAnswer(found);
}

/** Mails and notifies the colleagues whom the text mentions and the text before did not. */
async function tellMentioned(
  { clock, queue }: NoteDeps,
  tx: Db,
  member: Member,
  { application, noteId, text, before }: Written,
) {
  if (!text.includes("@")) return;
  const people = await query.findPeopleOfJob(tx, member.companyId, application.jobId);
  const mentioned = mentionedIn(text, people);
  if (mentioned.length > MAX_MENTIONED) throw invalidField("text", TOO_MANY_MENTIONED);
  const earlier = new Set(mentionedIn(before, people));
  const notified = mentioned.filter((person) => !earlier.has(person) && person.id !== member.userId);
  const about = { event: "mentioned", applicationId: application.id, jobId: application.jobId } as const;
  const notices = notified.map(({ id }) => ({ ...about, userId: id, key: `mentioned-${noteId}`, byId: member.userId }));
  await notify(tx, notices, clock.now());
  for (const { id } of notified) await queue.enqueue(tx, "mail.mentioned", { noteId, userId: id });
}

async function lockNoted(tx: Db, member: Member, applicationId: string) {
  const application = await query.lockNoted(tx, member, applicationId);
  if (!application) throw notFound("This application");
  return application;
}

async function findOwn(tx: Db, member: Member, { applicationId, noteId }: Place) {
  const found = await query.findNote(tx, applicationId, noteId);
  if (!found) throw notFound("This note");
  if (found.note.authorId !== member.userId) throw new AppError("FORBIDDEN", NOT_YOUR_NOTE);
  return found;
}

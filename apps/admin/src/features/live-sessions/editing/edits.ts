import { fromIndianInput, toIndianInput } from "@dryrun/domain/time";
import type { LiveSession } from "../live-session.ts";

/** The form of one session, its times as typed in India time. */
export interface SessionForm {
  title: string;
  startAt: string;
  endAt: string;
  teamsMeetingUrl: string;
  recordingUrl: string;
}
type FieldName = keyof SessionForm;
const FIELDS: readonly FieldName[] = ["title", "startAt", "endAt", "teamsMeetingUrl", "recordingUrl"];

export const formOf = ({ title, startAt, endAt, teamsMeetingUrl, recordingUrl }: LiveSession): SessionForm => ({
  title,
  startAt: toIndianInput(startAt),
  endAt: toIndianInput(endAt),
  teamsMeetingUrl,
  recordingUrl: recordingUrl ?? "",
});

/** Returns only the typed changes: an unchanged time keeps its seconds, and sends no mail. */
export const changesOf = (before: SessionForm, typed: SessionForm): Partial<SessionForm> =>
  Object.fromEntries(FIELDS.filter((name) => typed[name] !== before[name]).map((name) => [name, typed[name]]));

/** Whether saving would move the session. */
export function isMove(before: SessionForm, typed: SessionForm): boolean {
  const { startAt, endAt } = changesOf(before, typed);
  return [startAt, endAt].some((time) => time !== undefined && fromIndianInput(time) !== null);
}

/** A field that another admin has changed since the form was opened. */
export interface Clash {
  field: FieldName | "active";
  theirs: string | boolean;
  /** Null if this form has not changed the field. */
  mine: string | null;
}

/** Merges the form after another admin saved first: typed changes stay, all other fields are as they saved them. */
export function mergeTheirs(
  before: LiveSession,
  typed: SessionForm,
  theirs: LiveSession,
): { values: SessionForm; clashes: Clash[] } {
  const [opened, saved] = [formOf(before), formOf(theirs)];
  const mine = changesOf(opened, typed);
  const clashes: Clash[] = FIELDS.filter((name) => saved[name] !== opened[name]).map((name) => ({
    field: name,
    theirs: saved[name],
    mine: mine[name] ?? null,
  }));
  if (theirs.active !== before.active) clashes.push({ field: "active", theirs: theirs.active, mine: null });
  return { values: { ...saved, ...mine }, clashes };
}

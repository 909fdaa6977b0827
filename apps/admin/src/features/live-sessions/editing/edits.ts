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

/** Only what was typed differently: an unchanged time keeps its seconds, and mails nobody. */
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
  /** Null where this form has not changed it. */
  mine: string | null;
}

/** The form after another admin was first: what was typed stays, everything else is as they saved it. */
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

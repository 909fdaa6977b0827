import type { Meeting } from "./meeting.ts";

/** A meeting whose time is chosen. */
export interface Planned {
  applicationId: string;
  minutes: number;
  /** The people of the company in it, apart from the person who chooses. */
  colleagues: readonly string[];
  /** Whether the person who chooses is in it. */
  isIn: boolean;
}

/** Returns what decides who is busy at a new time of a meeting that this person changes. */
export function plannedOf({ applicationId, minutes, organiser, colleagues }: Meeting, userId: string): Planned {
  const people = [...(organiser ? [organiser] : []), ...colleagues].map(({ _id }) => _id);
  // A meeting without an organiser gets the person who changes it.
  const isIn = organiser === null || people.includes(userId);
  return { applicationId, minutes, colleagues: people.filter((id) => id !== userId), isIn };
}

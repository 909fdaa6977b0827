import type { ReactNode } from "react";

export const GROUPS = [
  "Foundation",
  "Actions",
  "Fields",
  "Lists and tables",
  "Marks and signs",
  "Charts",
  "Feedback",
  "Parts of a page",
  "Forms and text",
] as const;

export interface State {
  name: string;
  /** How to make the state visible, if the page does not show it by itself. */
  hint?: string;
  /** Takes the whole width. */
  isWide?: boolean;
  show: ReactNode;
}

/** One component: its purpose, its keys, and each of its states. */
export interface Story {
  title: string;
  group: (typeof GROUPS)[number];
  about: string;
  /** The key and its effect. */
  keys?: readonly (readonly [key: string, effect: string])[];
  states: readonly State[];
}

/** Returns a title's anchor: "Verdict meter" becomes "verdict-meter". */
export const anchorOf = (title: string): string => title.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-");

/** Whether the search text is in the title, the group, the purpose or the name of a state. */
export function matchesQuery({ title, group, about, states }: Story, query: string): boolean {
  const text = [title, group, about, ...states.map(({ name }) => name)].join(" ").toLowerCase();
  return query
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}

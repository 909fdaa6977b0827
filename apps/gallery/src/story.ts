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
  /** What to do to see it, where that is not on the page by itself. */
  hint?: string;
  /** Takes the whole width. */
  isWide?: boolean;
  show: ReactNode;
}

/** One component: what it is for, how the keyboard works it, and each of its states. */
export interface Story {
  title: string;
  group: (typeof GROUPS)[number];
  about: string;
  /** Key, and what it does. */
  keys?: readonly (readonly [key: string, effect: string])[];
  states: readonly State[];
}

/** "Verdict meter" becomes "verdict-meter". */
export const anchorOf = (title: string): string => title.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-");

/** Whether what is searched for is in the title, the group, the purpose or the name of a state. */
export function fits({ title, group, about, states }: Story, query: string): boolean {
  const text = [title, group, about, ...states.map(({ name }) => name)].join(" ").toLowerCase();
  return query
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}

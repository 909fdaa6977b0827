/** A question that a person was asked before. */
export interface Shown {
  /** The id of its family. */
  family: string;
  seed: number;
  /** Practice includes drills. */
  isPractice: boolean;
  /** The id of its session. */
  session: string;
}

/** The questions that a person was asked, the newest first. */
export type History = readonly Shown[];

/** A family is not repeated within this many of a person's interviews for applications. */
export const REMEMBERED_INTERVIEWS = 4;

/** A history by family, as the draw needs it. */
export interface Memory {
  isPractised: (family: string) => boolean;
  /** Whether it was in an interview for an application, at any time. */
  isExamined: (family: string) => boolean;
  /** Whether it was in one of the last interviews for applications. */
  isRecent: (family: string) => boolean;
  /** Returns 0 for a family that was never shown; otherwise the smaller, the longer ago it was last shown. */
  lastShown: (family: string) => number;
  /** Returns the seeds that were shown, the oldest first. */
  seeds: (family: string) => readonly number[];
}

export function memoryOf(history: History): Memory {
  const practised = new Set<string>();
  const examined = new Set<string>();
  const recent = new Set<string>();
  const interviews = new Set<string>();
  const last = new Map<string, number>();
  const seeds = new Map<string, number[]>();
  history.forEach(({ family, seed, isPractice, session }, index) => {
    if (isPractice) practised.add(family);
    else {
      examined.add(family);
      interviews.add(session);
      if (interviews.size <= REMEMBERED_INTERVIEWS) recent.add(family);
    }
    if (!last.has(family)) last.set(family, history.length - index);
    const known = (seeds.get(family) ?? []).filter((one) => one !== seed);
    seeds.set(family, (seeds.get(family) ?? []).includes(seed) ? (seeds.get(family) ?? []) : [seed, ...known]);
  });
  return {
    isPractised: (family) => practised.has(family),
    isExamined: (family) => examined.has(family),
    isRecent: (family) => recent.has(family),
    lastShown: (family) => last.get(family) ?? 0,
    seeds: (family) => seeds.get(family) ?? [],
  };
}

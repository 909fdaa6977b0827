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

/** What a person was asked, the newest first. */
export type History = readonly Shown[];

/** No family comes again within this many of a person's interviews for applications. */
export const REMEMBERED_INTERVIEWS = 4;

/** What the draw asks of a history, by family. */
export interface Memory {
  isPractised: (family: string) => boolean;
  /** In an interview for an application, however long ago. */
  isExamined: (family: string) => boolean;
  /** In one of the last interviews for applications. */
  isRecent: (family: string) => boolean;
  /** 0 for a family that was never shown; the longer ago it was shown last, the smaller. */
  lastShown: (family: string) => number;
  /** The seeds that were shown, the one of longest ago first. */
  seeds: (family: string) => readonly number[];
}

export function memoryOf(history: History): Memory {
  const practised = new Set<string>();
  const examined = new Set<string>();
  const recent = new Set<string>();
  const interviews = new Set<string>();
  const last = new Map<string, number>();
  const seeds = new Map<string, number[]>();
  history.forEach(({ family, seed, isPractice, session }, at) => {
    if (isPractice) practised.add(family);
    else {
      examined.add(family);
      interviews.add(session);
      if (interviews.size <= REMEMBERED_INTERVIEWS) recent.add(family);
    }
    if (!last.has(family)) last.set(family, history.length - at);
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

interface Timed {
  startAt: string;
  endAt: string;
}

/** Upcoming sessions, earliest first; past sessions, latest first. */
export function splitSessions<S extends Timed>(sessions: readonly S[], now: Date): { upcoming: S[]; past: S[] } {
  const isOver = ({ endAt }: S) => new Date(endAt) <= now;
  const byStart = (a: S, b: S) => a.startAt.localeCompare(b.startAt);
  return {
    upcoming: sessions.filter((session) => !isOver(session)).sort(byStart),
    past: sessions.filter(isOver).sort((a, b) => byStart(b, a)),
  };
}

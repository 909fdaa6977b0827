const UNITS = [
  { seconds: 86_400, short: "d", one: "day", other: "days" },
  { seconds: 3600, short: "h", one: "hour", other: "hours" },
  { seconds: 60, short: "min", one: "minute", other: "minutes" },
] as const;

/** Formats a remaining time for display and for screen readers, without seconds. */
export function countdownParts(secondsLeft: number) {
  let rest = Math.max(0, secondsLeft);
  const parts = UNITS.map((unit) => {
    const count = Math.floor(rest / unit.seconds);
    rest -= count * unit.seconds;
    return { ...unit, count };
  });
  const spoken = parts.map(({ count, one, other }) => `${count} ${count === 1 ? one : other}`).join(", ");
  const shown = [...parts.map(({ count }) => String(count)), String(rest).padStart(2, "0")];
  return { shown, spoken };
}

export const COUNTDOWN_UNITS = [...UNITS.map(({ short }) => short), "s"];

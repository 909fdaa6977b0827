import * as s from "./countdown.module.css";

const UNITS = [
  { seconds: 86_400, short: "d", one: "day", other: "days" },
  { seconds: 3600, short: "h", one: "hour", other: "hours" },
  { seconds: 60, short: "min", one: "minute", other: "minutes" },
] as const;

export interface CountdownProps {
  /** Its page counts them. */
  secondsLeft: number;
  label: string;
  /** Shows the seconds too; they are never read out. */
  hasSeconds?: boolean;
}

/** The time until an event in days, hours and minutes. */
export function Countdown({ secondsLeft, label, hasSeconds = false }: CountdownProps) {
  let rest = Math.max(0, secondsLeft);
  const parts = UNITS.map((unit) => {
    const count = Math.floor(rest / unit.seconds);
    rest -= count * unit.seconds;
    return { ...unit, count };
  });
  const spoken = parts.map(({ count, one, other }) => `${count} ${count === 1 ? one : other}`).join(", ");
  return (
    <div role="timer" aria-label={`${label}: ${spoken}`} className={s.countdown}>
      {parts.map(({ short, count }) => (
        <span key={short} className={s.part} aria-hidden="true">
          <b className={s.count}>{count}</b> {short}
        </span>
      ))}
      {hasSeconds && (
        <span className={s.part} aria-hidden="true">
          <b className={s.count}>{String(rest).padStart(2, "0")}</b> s
        </span>
      )}
    </div>
  );
}

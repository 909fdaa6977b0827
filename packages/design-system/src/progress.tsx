import * as s from "./progress.module.css";

/** Long work whose steps the server counts: "6 of 10 scored". */
export function Progress({ done, total, label }: { done: number; total: number; label: string }) {
  return (
    <div className={s.progress}>
      <p className={s.text}>{label}</p>
      <progress className={s.bar} value={done} max={total} aria-label={label} />
    </div>
  );
}

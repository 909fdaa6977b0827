import { type ReactNode, useEffect, useEffectEvent, useState } from "react";
import * as s from "./progress.module.css";

export interface ProgressProps {
  done: number;
  total: number;
  /** "6 of 10 scored". */
  label: string;
  /** A note that leaving the page is safe, if it is. */
  note?: ReactNode;
}

const QUARTERS = 4;

/** Long work whose steps the server counts. Announced at the start, at each quarter and at the end. */
export function Progress({ done, total, label, note }: ProgressProps) {
  const [said, say] = useState("");
  const quarter = total > 0 ? Math.floor((done / total) * QUARTERS) : 0;
  const sayLabel = useEffectEvent(() => say(label));
  useEffect(() => sayLabel(), [quarter]); // not with each step
  return (
    <div className={s.progress}>
      <p className={s.text}>{label}</p>
      <div className={s.track}>
        <progress className={s.bar} value={done} max={total} aria-label={label} />
      </div>
      {note && <p className={s.text}>{note}</p>}
      <span role="status" className="visually-hidden">
        {said}
      </span>
    </div>
  );
}

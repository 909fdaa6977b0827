import { Countdown } from "@dryrun/design-system/feedback/countdown";
import { words } from "../../messages.en-in.ts";
import * as s from "./next-date.module.css";

/**
 * Shown until the next class is known. It reserves the space of the countdown, so that nothing moves later. In static HTML, the page's
 * script fills in the date and counts down (next-session.ts of the shell).
 */
export function NextWaiting({ isDocument = false }: { isDocument?: boolean }) {
  const line = isDocument ? { "data-next-session-line": "when", "data-none": words.dates.none } : { "aria-busy": true };
  return (
    <>
      <div className={s.waiting}>
        <p className={s.date} {...line}>
          {words.dates.waiting}
        </p>
        <div className={s.left} data-next-session-left={isDocument ? words.dates.startsIn : undefined}>
          <p className={s.note}>{words.dates.startsIn}</p>
          <Countdown secondsLeft={undefined} label={words.dates.startsIn} hasSeconds />
        </div>
      </div>
      {isDocument && (
        <noscript>
          <p>{words.dates.needsScript}</p>
        </noscript>
      )}
    </>
  );
}

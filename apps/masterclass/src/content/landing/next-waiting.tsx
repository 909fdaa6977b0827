import { Countdown } from "@dryrun/design-system/feedback/countdown";
import { messages } from "../../messages.en-in.ts";
import * as s from "./next-date.module.css";

/**
 * Shown until the next class is known. It reserves the space of the countdown, so that nothing moves later. In static HTML, the page's
 * script fills in the date and counts down (next-session.ts of the shell).
 */
export function NextWaiting({ isDocument = false }: { isDocument?: boolean }) {
  const line = isDocument
    ? { "data-next-session-line": "when", "data-none": messages.dates.none }
    : { "aria-busy": true };
  return (
    <>
      <div className={s.waiting}>
        <p className={s.date} {...line}>
          {messages.dates.waiting}
        </p>
        <div className={s.left} data-next-session-left={isDocument ? messages.dates.startsIn : undefined}>
          <p className={s.note}>{messages.dates.startsIn}</p>
          <Countdown secondsLeft={undefined} label={messages.dates.startsIn} hasSeconds />
        </div>
      </div>
      {isDocument && (
        <noscript>
          <p>{messages.dates.needsScript}</p>
        </noscript>
      )}
    </>
  );
}

import { words } from "../../messages.en-in.ts";
import * as s from "./waiting.module.css";

interface WaitingProps {
  isDocument?: boolean;
  /** In place of the next date alone. */
  isNext?: boolean;
}

/** In place of the dates until they are here; the same in the HTML and in the application, so that nothing blinks. */
export function Waiting({ isDocument = false, isNext = false }: WaitingProps) {
  // The page's script says the next date without the application.
  const place = isDocument && isNext ? { "data-next-session-line": "when", "data-none": words.dates.none } : {};
  return (
    <>
      {/* In a document nothing is under way until it is touched. */}
      <p className={s.waiting} aria-busy={isDocument ? undefined : true} {...place}>
        {words.dates.waiting}
      </p>
      {isDocument && (
        <noscript>
          <p>{words.dates.needsScript}</p>
        </noscript>
      )}
    </>
  );
}

import { words } from "../../messages.en-in.ts";
import * as s from "./waiting.module.css";

/** In place of the dates until they are here; the same in the HTML and in the application, so that nothing blinks. */
export function Waiting({ isDocument = false }: { isDocument?: boolean }) {
  return (
    <>
      {/* In a document nothing is under way until it is touched. */}
      <p className={s.waiting} aria-busy={isDocument ? undefined : true}>
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

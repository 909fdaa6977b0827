import * as s from "./waiting.module.css";

export interface WaitingProps {
  /** Shown until it is there, and where scripts are off. */
  say: { waiting: string; needsScript: string };
  isDocument?: boolean;
}

/** In place of what only the application knows; the same in the HTML and in the application, so that nothing blinks. */
export function Waiting({ say, isDocument = false }: WaitingProps) {
  return (
    <>
      {/* In a document nothing may be under way yet. */}
      <p className={s.waiting} aria-busy={isDocument ? undefined : true}>
        {say.waiting}
      </p>
      {isDocument && (
        <noscript>
          <p>{say.needsScript}</p>
        </noscript>
      )}
    </>
  );
}

import * as s from "./waiting.module.css";

export interface WaitingProps {
  /** Shown while the content loads, and if scripts are off. */
  say: { waiting: string; needsScript: string };
  isDocument?: boolean;
}

/** A placeholder for content that only the application has; the same in static HTML and in the application, so that nothing flickers. */
export function Waiting({ say, isDocument = false }: WaitingProps) {
  return (
    <>
      {/* Static HTML must not claim that something is loading. */}
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

import { Button } from "@dryrun/design-system/actions/button";
import { Spinner } from "@dryrun/design-system/actions/spinner";
import { SUBMIT_FAILED } from "@dryrun/domain/interviews/messages";
import { useEffect, useRef } from "react";
import { messages } from "../../messages.en-in.ts";
import type { HandInPhase } from "../hand-in/hand-in.ts";
import * as s from "./time-up.module.css";

/** Shown when the answers can no longer be changed and are being sent. */
export function TimeUp({ phase, onRetry }: { phase: HandInPhase; onRetry: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const isOffline = phase === "failed" && !navigator.onLine;
  return (
    <div className={s.place}>
      <h1 ref={heading} tabIndex={-1} className={s.title}>
        {isOffline ? messages.handIn.timeUpOffline : messages.handIn.timeUp}
      </h1>
      {phase === "failed" ? (
        <>
          <p role="alert">
            {SUBMIT_FAILED} {messages.overview.retrying}
          </p>
          <Button onClick={onRetry}>{messages.overview.tryNow}</Button>
        </>
      ) : (
        <Spinner />
      )}
    </div>
  );
}

import { errorCode, errorMessage } from "@dryrun/api-client/errors";
import { Button } from "@dryrun/design-system/actions/button";
import { Banner } from "@dryrun/design-system/feedback/banner";
import { Skeleton } from "@dryrun/design-system/feedback/skeleton";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { stopMails as text } from "../messages/stop-mails.en-in.ts";

type Act = "stop" | "resume";
/** A call with the link's token; returns the message or the error. */
type Send = () => Promise<{ data?: { message: string }; error?: unknown }>;

export interface StopMailsProps {
  stop: Send;
  resume: Send;
  words: {
    waiting: string;
    /** Replaces the server's message. */
    done?: Record<Act, string>;
    failed: Record<Act, string>;
    undo: Record<Act, string>;
  };
  /** Shown instead if the link has expired. */
  dead: ReactNode;
}

/** The page of an unsubscribe link: unsubscribes immediately, signed in or not, and offers Undo. */
export function StopMails({ stop, resume, words, dead }: StopMailsProps) {
  const [isBusy, setBusy] = useState(false);
  const [done, setDone] = useState<{ act: Act; message: string }>();
  const [refusal, setRefusal] = useState<{ act: Act; error: unknown }>();

  async function attempt(act: Act) {
    setBusy(true);
    const { data, error } = await (act === "stop" ? stop : resume)();
    setBusy(false);
    setRefusal(error ? { act, error } : undefined);
    if (!error) setDone({ act, message: words.done?.[act] ?? data?.message ?? "" });
  }
  const first = useRef<(() => void) | null>(() => void attempt("stop"));
  useEffect(() => {
    first.current?.();
    first.current = null; // once, although a development build mounts twice
  }, []);

  if (errorCode(refusal?.error) === "LINK_DEAD") return dead;
  return (
    <>
      {!done && !refusal && <Skeleton label={words.waiting} count={2} shape="text" />}
      {done && <Banner tone={done.act === "stop" ? "success" : "info"}>{done.message}</Banner>}
      {refusal && (
        <Banner tone="danger" role="alert">
          {errorMessage(refusal.error, words.failed[refusal.act])}
        </Banner>
      )}
      {refusal && (
        <Button variant="primary" isBusy={isBusy} onClick={() => void attempt(refusal.act)}>
          {text.tryAgain}
        </Button>
      )}
      {done && !refusal && (
        <Button isBusy={isBusy} onClick={() => void attempt(done.act === "stop" ? "resume" : "stop")}>
          {words.undo[done.act]}
        </Button>
      )}
    </>
  );
}

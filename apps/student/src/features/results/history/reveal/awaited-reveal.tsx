import { useChunk } from "@dryrun/design-system/use-chunk";
import { useCallback, useState } from "react";
import type { HandedIn } from "../../../../shared/interview/handed-in.ts";
import { isPending, type Session } from "../session-card.tsx";

const load = () => import(/* webpackChunkName: "moments" */ "./reveal.tsx");

interface AwaitedRevealProps {
  sessions: readonly Session[];
  notice: HandedIn | undefined;
  isSlow: boolean;
}

/** Reveals the interview that was just submitted, or one that is being graded, once per visit of the page. */
export function AwaitedReveal({ sessions, notice, isSlow }: AwaitedRevealProps) {
  const awaited = notice?.sessionId ?? sessions.find(isPending)?.sessionId;
  const [sessionId, setSessionId] = useState(awaited);
  const [isClosed, setClosed] = useState(false);
  const close = useCallback(() => setClosed(true), []);
  if (!sessionId && awaited) setSessionId(awaited);
  const { module } = useChunk(sessionId !== undefined, load);
  return sessionId && module && !isClosed ? (
    <module.Reveal sessionId={sessionId} received={notice?.text} isSlow={isSlow} onClose={close} />
  ) : null;
}

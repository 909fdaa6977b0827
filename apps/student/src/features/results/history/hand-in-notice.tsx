import { Banner } from "@dryrun/design-system/feedback/banner";
import type { HandedIn } from "../../../shared/interview/handed-in.ts";
import { messages } from "../messages.en-in.ts";
import type { Session } from "./session-card.tsx";

interface HandInNoticeProps {
  notice: HandedIn;
  sessions: readonly Session[];
  onClose: () => void;
}

/** The state of the session until there is a result; another component announces it. */
export function HandInNotice({ notice, sessions, onClose }: HandInNoticeProps) {
  const session = sessions.find(({ sessionId }) => sessionId === notice.sessionId);
  if (session?.isCompleted)
    return (
      <Banner key="ready" tone="info" role="none" onClose={onClose}>
        {messages.history.ready(session.score, session.finalDecision)}
      </Banner>
    );
  return (
    <Banner tone={notice.tone} onClose={onClose}>
      {notice.text}
    </Banner>
  );
}

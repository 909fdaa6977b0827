import { sessions as say } from "../../messages/sessions.en-in.ts";
import { type LiveSession, whenOf } from "./live-session.ts";
import * as s from "./session-links.module.css";

/** Links to the meeting and, if there is one, the recording; both open in a new tab. */
export function SessionLinks({ session }: { session: LiveSession }) {
  const when = whenOf(session);
  return (
    <span className={s.links}>
      <a
        href={session.teamsMeetingUrl}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={say.openMeetingOf(session.title, when)}
        className="lone-link"
      >
        {say.openMeeting}
      </a>
      {session.recordingUrl && (
        <a
          href={session.recordingUrl}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={say.openRecordingOf(session.title, when)}
          className="lone-link"
        >
          {say.recording}
        </a>
      )}
    </span>
  );
}

import { sessions as text } from "../../messages/sessions.en-in.ts";
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
        aria-label={text.openMeetingOf(session.title, when)}
        className="lone-link"
      >
        {text.openMeeting}
      </a>
      {session.recordingUrl && (
        <a
          href={session.recordingUrl}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={text.openRecordingOf(session.title, when)}
          className="lone-link"
        >
          {text.recording}
        </a>
      )}
    </span>
  );
}

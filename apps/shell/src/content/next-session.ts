import { slotLabel, timeLeft } from "@dryrun/domain/masterclass/labels";
import { MINUTE_MS } from "@dryrun/domain/time";

interface Session {
  title: string;
  startAt: string;
  endAt: string;
}

const whenIdle = (work: () => void) =>
  "requestIdleCallback" in window ? requestIdleCallback(work, { timeout: 3000 }) : setTimeout(work, 1000);

const untilStart = ({ startAt }: Session) => new Date(startAt).getTime() - Date.now();

/** Undefined where no session is open; rejects where that could not be learnt. */
async function nextSession(): Promise<Session | undefined> {
  const response = await fetch("/api/masterclass/sessions");
  if (!response.ok) throw new Error(`HTTP ${response.status}`);
  const { sessions } = (await response.json()) as { sessions: Session[] };
  return sessions[0];
}

/**
 * Says when the next masterclass is, wherever the page has a place for it: `data-next-session-line`, with the title unless it is
 * "when". A strip, `data-next-session`, is shown only where there is one; `data-none` is said where there is none.
 */
export function bindNextSession(page: ParentNode): () => void {
  const lines = [...page.querySelectorAll<HTMLElement>("[data-next-session-line]")];
  if (lines.length === 0) return () => undefined;
  let timer: ReturnType<typeof setInterval> | undefined;
  let isOver = false;
  const show = (session: Session | undefined) => {
    if (isOver) return;
    const say = () => {
      const when = session && `${slotLabel(session.startAt, session.endAt)}, in ${timeLeft(untilStart(session))}`;
      for (const line of lines) {
        const { nextSessionLine, none } = line.dataset;
        if (session) line.textContent = nextSessionLine === "when" ? (when ?? "") : `${session.title}: ${when}`;
        else if (none) line.textContent = none;
      }
    };
    say();
    if (!session) return;
    for (const strip of page.querySelectorAll<HTMLElement>("[data-next-session]")) strip.hidden = false;
    timer = setInterval(say, MINUTE_MS);
  };
  // What could not be learnt leaves the page as it is.
  whenIdle(() => void nextSession().then(show, () => undefined));
  return () => {
    isOver = true;
    clearInterval(timer);
  };
}

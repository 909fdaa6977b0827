import { slotLabel, timeLeft } from "@dryrun/domain/masterclass/labels";
import { MINUTE_MS } from "@dryrun/domain/time";

interface Session {
  title: string;
  startAt: string;
  endAt: string;
}

const whenIdle = (work: () => void) =>
  "requestIdleCallback" in window ? requestIdleCallback(work, { timeout: 3000 }) : setTimeout(work, 1000);

async function nextSession(): Promise<Session | undefined> {
  const response = await fetch("/api/masterclass/sessions");
  if (!response.ok) return undefined;
  const { sessions } = (await response.json()) as { sessions: Session[] };
  return sessions[0];
}

/** Fills the strip of the next masterclass where there is one; without one, or without an answer, it stays hidden. */
export function bindNextSession(page: ParentNode): () => void {
  const strip = page.querySelector<HTMLElement>("[data-next-session]");
  const line = strip?.querySelector("[data-next-session-line]");
  if (!strip || !line) return () => undefined;
  let timer: ReturnType<typeof setInterval> | undefined;
  let isOver = false;
  whenIdle(async () => {
    const session = await nextSession().catch(() => undefined);
    if (!session || isOver) return;
    const say = () => {
      const left = new Date(session.startAt).getTime() - Date.now();
      line.textContent = `${session.title}: ${slotLabel(session.startAt, session.endAt)}, in ${timeLeft(left)}`;
    };
    say();
    strip.hidden = false;
    timer = setInterval(say, MINUTE_MS);
  });
  return () => {
    isOver = true;
    clearInterval(timer);
  };
}

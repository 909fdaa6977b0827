import { formatDate, formatTime, MINUTE_MS } from "@dryrun/domain/time";

interface Session {
  title: string;
  startAt: string;
}

const whenIdle = (work: () => void) =>
  "requestIdleCallback" in window ? requestIdleCallback(work, { timeout: 3000 }) : setTimeout(work, 1000);

/** "2 d 4 h 10 min", the two largest that are not zero. */
export function timeUntil(startAt: string, now: Date): string {
  const minutes = Math.max(0, Math.floor((new Date(startAt).getTime() - now.getTime()) / MINUTE_MS));
  const parts = [
    [Math.floor(minutes / 1440), "d"],
    [Math.floor(minutes / 60) % 24, "h"],
    [minutes % 60, "min"],
  ] as const;
  const said = parts.filter(([count]) => count > 0).slice(0, 2);
  return said.length > 0 ? said.map(([count, unit]) => `${count} ${unit}`).join(" ") : "less than a minute";
}

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
      line.textContent = `${session.title}: ${formatDate(session.startAt)}, ${formatTime(session.startAt)}, in ${timeUntil(session.startAt, new Date())}`;
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

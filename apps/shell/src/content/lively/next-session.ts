import { countdownParts } from "@dryrun/design-system/feedback/countdown-parts";
import { slotLabel, timeLeft } from "@dryrun/domain/masterclass/labels";
import { SECOND_MS } from "@dryrun/domain/time";

interface Session {
  title: string;
  startAt: string;
  endAt: string;
}

const whenIdle = (work: () => void) =>
  "requestIdleCallback" in window ? requestIdleCallback(work, { timeout: 3000 }) : setTimeout(work, 1000);

interface Next {
  session: Session | undefined;
  /** How far the device's clock is behind the server's, in milliseconds. */
  behindMs: number;
}

/** Loads the next session, if one is open; rejects if it could not be loaded. */
async function nextSession(): Promise<Next> {
  const response = await fetch("/api/masterclass/sessions");
  if (!response.ok) throw new Error(`HTTP ${response.status}`);
  const { sessions, serverTime } = (await response.json()) as { sessions: Session[]; serverTime: string };
  return { session: sessions[0], behindMs: Date.parse(serverTime) - Date.now() };
}

/** Fills the countdown of `data-next-session-left`, including its label, or hides it without a time. */
function sayLeft(place: HTMLElement, leftMs: number | undefined) {
  place.hidden = leftMs === undefined;
  if (leftMs === undefined) return;
  const { shown, spoken } = countdownParts(Math.ceil(leftMs / SECOND_MS));
  for (const [index, count] of place.querySelectorAll("b").entries()) count.textContent = shown[index] ?? "";
  place.querySelector("[role=timer]")?.setAttribute("aria-label", `${place.dataset.nextSessionLeft}: ${spoken}`);
}

/**
 * Shows the next masterclass in the page's elements: `data-next-session-line`, with title and time left unless its value is "when". The
 * strip `data-next-session` is shown only if there is a masterclass; `data-waits` reserves its space until then. `data-none` is shown
 * without one.
 */
export function bindNextSession(page: ParentNode): () => void {
  const lines = [...page.querySelectorAll<HTMLElement>("[data-next-session-line]")];
  const countdowns = [...page.querySelectorAll<HTMLElement>("[data-next-session-left]")];
  if (lines.length === 0) return () => undefined;
  let timer: ReturnType<typeof setInterval> | undefined;
  let isOver = false;
  const show = ({ session, behindMs }: Next) => {
    if (isOver) return;
    const when = session && slotLabel(session.startAt, session.endAt);
    const say = () => {
      const leftMs = session && Date.parse(session.startAt) - Date.now() - behindMs;
      for (const line of lines) {
        const { nextSessionLine, none = "" } = line.dataset;
        const isWhen = nextSessionLine === "when";
        const text = session ? (isWhen ? when : `${session.title}: ${when}, in ${timeLeft(leftMs ?? 0)}`) : none;
        if (text && line.textContent !== text) line.textContent = text;
      }
      for (const place of countdowns) sayLeft(place, leftMs);
    };
    say();
    if (!session) return;
    for (const strip of page.querySelectorAll<HTMLElement>("[data-next-session]")) {
      strip.hidden = false;
      strip.removeAttribute("data-waits");
    }
    timer = setInterval(say, SECOND_MS);
  };
  // After a failure the page stays as it is.
  whenIdle(() => void nextSession().then(show, () => undefined));
  return () => {
    isOver = true;
    clearInterval(timer);
  };
}

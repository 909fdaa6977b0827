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
  /** How much the device's clock is behind the server's. */
  behindMs: number;
}

/** No session where none is open; rejects where that could not be learnt. */
async function nextSession(): Promise<Next> {
  const response = await fetch("/api/masterclass/sessions");
  if (!response.ok) throw new Error(`HTTP ${response.status}`);
  const { sessions, serverTime } = (await response.json()) as { sessions: Session[]; serverTime: string };
  return { session: sessions[0], behindMs: Date.parse(serverTime) - Date.now() };
}

/** The place of a countdown, `data-next-session-left` with its label: filled, or hidden where nothing is counted. */
function sayLeft(place: HTMLElement, leftMs: number | undefined) {
  place.hidden = leftMs === undefined;
  if (leftMs === undefined) return;
  const { shown, spoken } = countdownParts(Math.ceil(leftMs / SECOND_MS));
  for (const [at, count] of place.querySelectorAll("b").entries()) count.textContent = shown[at] ?? "";
  place.querySelector("[role=timer]")?.setAttribute("aria-label", `${place.dataset.nextSessionLeft}: ${spoken}`);
}

/**
 * Says when the next masterclass is, wherever the page has a place for it: `data-next-session-line`, with title and time left
 * unless it is "when". A strip, `data-next-session`, is shown only where there is one, in the place that it kept with `data-waits`; `data-none` where there is none.
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
  // What could not be learnt leaves the page as it is.
  whenIdle(() => void nextSession().then(show, () => undefined));
  return () => {
    isOver = true;
    clearInterval(timer);
  };
}

import { API_PATH } from "@dryrun/api-client/early/early-url";
import type { Output } from "@dryrun/domain/contract/define";
import { BAR_ID, BAR_STYLE } from "@dryrun/domain/maintenance/bar";
import { MAINTENANCE_LABEL } from "@dryrun/domain/maintenance/messages";
import { siteStatus } from "@dryrun/domain/status/contract";
import { SECOND_MS } from "@dryrun/domain/time";

/** An idle page detects the end within this time. */
const LOOK_MS = 30 * SECOND_MS;

let height: ResizeObserver | undefined;
function setHeight(bar: HTMLElement | undefined) {
  document.documentElement.style.setProperty("--maintenance-bar", `${bar?.offsetHeight ?? 0}px`);
}

function newBar(): HTMLElement {
  const bar = document.createElement("aside");
  bar.id = BAR_ID;
  bar.ariaLabel = MAINTENANCE_LABEL;
  bar.style.cssText = BAR_STYLE;
  bar.dataset.print = "no";
  document.body.prepend(bar);
  return bar;
}

/** Shows the bar with this text; reuses a bar that came with the page. */
function show(text: string) {
  const bar = document.getElementById(BAR_ID) ?? newBar();
  if (bar.textContent !== text) {
    const words = document.createElement("span");
    words.role = "status";
    words.textContent = text;
    bar.replaceChildren(words);
  }
  height ??= new ResizeObserver(() => setHeight(bar));
  height.observe(bar);
}

function hide() {
  height?.disconnect();
  height = undefined;
  document.getElementById(BAR_ID)?.remove();
  setHeight(undefined);
}

let timer: ReturnType<typeof setTimeout> | undefined;

/** Asks the server and shows or removes the bar. Repeats while the bar is shown. */
export async function renewBar(): Promise<void> {
  clearTimeout(timer);
  const status = await fetch(API_PATH + siteStatus.path)
    .then((answer) => (answer.ok ? (answer.json() as Promise<Output<typeof siteStatus>>) : undefined))
    .catch(() => undefined); // without the server the bar stays as it is
  if (status?.maintenance) show(status.maintenance.text);
  else if (status) hide();
  if (document.getElementById(BAR_ID)) timer = setTimeout(() => void renewBar(), LOOK_MS);
}

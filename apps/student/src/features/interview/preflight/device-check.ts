import { SECOND_MS } from "@dryrun/domain/time";
import { type DraftStore, draftStore } from "@dryrun/forms/drafts/draft-store";
import { timeCall } from "../../../shared/time/server-clock.ts";
import { hasFullScreenApi } from "../full-screen.ts";
import { messages } from "../messages.en-in.ts";

export type CheckId = "fullScreen" | "connection" | "clock" | "storage" | "battery" | "screen";
export type CheckState = "checking" | "ok" | "warn" | "block";

export interface Check {
  id: CheckId;
  state: CheckState;
  text: string;
}

const text = messages.preflight.check;
const SLOW_MS = 2000;
const CLOCK_SHOWN_MS = 60 * SECOND_MS;
const LOW_BATTERY = 0.2;
/** Timeouts for checks that the browser may never answer. */
const TIMEOUT_MS = { connection: 10 * SECOND_MS, storage: 3 * SECOND_MS, battery: SECOND_MS };
export const TABS_BELOW = 768;
export const SPLIT_FROM = 1024;

/** Rejects if there is no answer within this time. */
const within = <Answer>(ms: number, asked: Promise<Answer>): Promise<Answer> =>
  Promise.race([asked, new Promise<never>((_, reject) => setTimeout(reject, ms, new Error("no answer")))]);

/** Two timed calls. */
export async function checkConnection(call = timeCall): Promise<Check[]> {
  try {
    const first = await within(TIMEOUT_MS.connection, call());
    const second = await within(TIMEOUT_MS.connection, call());
    const isSlow = Math.max(first.took, second.took) > SLOW_MS;
    const off = Math.abs(second.clockOff);
    const connection: Check = isSlow
      ? { id: "connection", state: "warn", text: text.connectionSlow }
      : { id: "connection", state: "ok", text: text.connectionOk };
    if (off <= CLOCK_SHOWN_MS) return [connection];
    return [connection, { id: "clock", state: "warn", text: text.clockOff(Math.round(off / CLOCK_SHOWN_MS)) }];
  } catch {
    return [{ id: "connection", state: "block", text: text.connectionNone }];
  }
}

export function checkFullScreen(isAvailable = hasFullScreenApi()): Check {
  return isAvailable
    ? { id: "fullScreen", state: "ok", text: text.fullScreenOk }
    : { id: "fullScreen", state: "warn", text: text.fullScreenMissing };
}

export async function checkStorage(store: DraftStore = draftStore): Promise<Check> {
  const key = "check:storage";
  const putting = store.put({ key, values: null, savedAt: Date.now() });
  const canKeep = await within(TIMEOUT_MS.storage, putting).catch(() => false);
  if (canKeep) void store.delete(key);
  return canKeep
    ? { id: "storage", state: "ok", text: text.storageOk }
    : { id: "storage", state: "warn", text: text.storageNone };
}

interface Battery {
  level: number;
  charging: boolean;
}

/** Reports the battery only if the browser supports it and the level matters. */
export async function checkBattery(
  ask = (navigator as { getBattery?: () => Promise<Battery> }).getBattery?.bind(navigator),
): Promise<Check[]> {
  const battery = ask && (await within(TIMEOUT_MS.battery, ask()).catch(() => undefined));
  if (!battery || battery.charging || battery.level >= LOW_BATTERY) return [];
  return [{ id: "battery", state: "warn", text: text.batteryLow(Math.round(battery.level * 100)) }];
}

export function checkScreen(width = window.innerWidth): Check {
  if (width < TABS_BELOW) return { id: "screen", state: "ok", text: text.screenSmall };
  return { id: "screen", state: "ok", text: width < SPLIT_FROM ? text.screenMiddle : text.screenOk };
}

/**
 * The results known immediately, and placeholders for the slow checks, in the order of `checkDevice`, so that nothing moves when answers
 * arrive.
 */
export const firstChecks = (): Check[] => [
  checkFullScreen(),
  { id: "connection", state: "checking", text: text.waiting },
  { id: "storage", state: "checking", text: text.waiting },
  checkScreen(),
];

/** Checks this device; the results are in the order in which they are shown. */
export async function checkDevice(): Promise<Check[]> {
  const [connection, storage, battery] = await Promise.all([checkConnection(), checkStorage(), checkBattery()]);
  return [checkFullScreen(), ...connection, storage, ...battery, checkScreen()];
}

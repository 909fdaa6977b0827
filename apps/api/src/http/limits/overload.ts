import { monitorEventLoopDelay } from "node:perf_hooks";
import { OVERLOADED } from "@dryrun/domain/system/messages";
import { SECOND_MS } from "@dryrun/domain/time";
import type { FastifyInstance } from "fastify";
import { AppError } from "../../errors/app-error.ts";

/** Headers of an answer that asks to retry a little later. */
export const OVERLOAD_HEADERS = { "retry-after": "5", "cache-control": "no-store" };
/** Health checks get an answer under any load. */
const ALWAYS_ANSWERED = /\/health\/(?:live|ready)$/;
const SAMPLE_MS = SECOND_MS / 2;
/** The interval of the event loop's ticks, in ms. */
const TICK_MS = 10;
const NS_PER_MS = 1e6;

/** Measures how late the event loop is. */
export interface DelayMeter {
  delayMs(): number;
  stop(): void;
}

/** Refuses calls with 503 while the process is overloaded, so that accepted calls finish; health checks are exempt. */
export async function shedOverload(
  api: FastifyInstance,
  maxEventLoopDelayMs: number,
  watch: DelayMeter = watchEventLoop(),
): Promise<void> {
  api.addHook("onClose", async () => watch.stop());
  api.addHook("onRequest", async (request) => {
    if (watch.delayMs() <= maxEventLoopDelayMs || ALWAYS_ANSWERED.test(request.routeOptions.url ?? "")) return;
    throw new AppError("OVERLOADED", OVERLOADED, {}, OVERLOAD_HEADERS);
  });
}

interface Sample {
  /** The number of ticks since the start. */
  ticks: number;
  sumMs: number;
  atMs: number;
}

/** Returns the mean delay of the ticks between two samples, in ms. Without a tick the loop was blocked all the time. */
export function delayBetween(last: Sample, now: Sample): number {
  const ticks = now.ticks - last.ticks;
  const meanMs = ticks === 0 ? now.atMs - last.atMs : (now.sumMs - last.sumMs) / ticks;
  return Math.max(0, meanMs - TICK_MS);
}

/**
 * Measures the delay of the event loop. The histogram is never reset: a reset would drop the running tick, and a
 * stall in that tick would count as none or, in an empty histogram, as endless.
 */
function watchEventLoop(): DelayMeter {
  const histogram = monitorEventLoopDelay({ resolution: TICK_MS });
  histogram.enable();
  const read = (): Sample => ({
    ticks: histogram.count,
    sumMs: histogram.count === 0 ? 0 : (histogram.count * histogram.mean) / NS_PER_MS,
    atMs: performance.now(),
  });
  let last = read();
  let delayMs = 0;
  const timer = setInterval(() => {
    const now = read();
    delayMs = delayBetween(last, now);
    last = now;
  }, SAMPLE_MS);
  timer.unref();
  return {
    delayMs: () => delayMs,
    stop() {
      clearInterval(timer);
      histogram.disable();
    },
  };
}

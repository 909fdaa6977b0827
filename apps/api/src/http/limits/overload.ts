import { monitorEventLoopDelay } from "node:perf_hooks";
import { SECOND_MS } from "@dryrun/domain/time";
import type { FastifyInstance } from "fastify";
import { overloaded } from "../../errors/app-error.ts";

/** Health checks get an answer under any load. */
const ALWAYS_ANSWERED = /\/health\/(?:live|ready)$/;
const SAMPLE_MS = SECOND_MS / 2;
/** The interval of the event loop's ticks, in ms. */
const TICK_MS = 10;
const NS_PER_MS = 1e6;
/** So many more late samples than others mean that the load lasts. One stall, however long, is one sample. */
const LASTING = 4;

/** Measures how late the event loop is. */
export interface DelayMeter {
  /** Calls back with the delay in ms of each half-second. */
  watch(onSample: (delayMs: number) => void): void;
  stop(): void;
}

/**
 * Refuses calls with 503 while the process stays overloaded, so that accepted calls finish; health checks are exempt. A
 * stall that is over refuses nobody: the calls that came during it are answered late.
 */
export async function shedOverload(
  api: FastifyInstance,
  maxEventLoopDelayMs: number,
  meter: DelayMeter = meterOfEventLoop(),
): Promise<void> {
  let late = 0;
  meter.watch((delayMs) => {
    late = delayMs > maxEventLoopDelayMs ? Math.min(LASTING, late + 1) : Math.max(0, late - 1);
  });
  api.addHook("onClose", async () => meter.stop());
  api.addHook("onRequest", async (request) => {
    if (late < LASTING || ALWAYS_ANSWERED.test(request.routeOptions.url ?? "")) return;
    throw overloaded();
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
function meterOfEventLoop(): DelayMeter {
  const histogram = monitorEventLoopDelay({ resolution: TICK_MS });
  histogram.enable();
  const read = (): Sample => ({
    ticks: histogram.count,
    sumMs: histogram.count === 0 ? 0 : (histogram.count * histogram.mean) / NS_PER_MS,
    atMs: performance.now(),
  });
  let timer: NodeJS.Timeout | undefined;
  return {
    watch(onSample) {
      let last = read();
      timer = setInterval(() => {
        const now = read();
        onSample(delayBetween(last, now));
        last = now;
      }, SAMPLE_MS).unref();
    },
    stop() {
      clearInterval(timer);
      histogram.disable();
    },
  };
}

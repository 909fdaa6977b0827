import { OVERLOADED } from "@dryrun/domain/system/messages";
import { SECOND_MS } from "@dryrun/domain/time";
import underPressure from "@fastify/under-pressure";
import type { FastifyInstance } from "fastify";
import { AppError } from "../app-error.ts";

/** Of an answer that asks to come back a little later. */
export const OVERLOAD_HEADERS = { "retry-after": "5", "cache-control": "no-store" };
/** Health checks must get an answer under any load. */
const ALWAYS_ANSWERED = /\/health\/(?:live|ready)$/;

/** Refuses calls with 503 while the process is overloaded, so that accepted calls finish; health checks are exempt. */
export async function shedOverload(api: FastifyInstance, maxEventLoopDelay: number): Promise<void> {
  await api.register(underPressure, {
    maxEventLoopDelay,
    sampleInterval: SECOND_MS / 2,
    pressureHandler: async (request) => {
      if (ALWAYS_ANSWERED.test(request.routeOptions.url ?? "")) return;
      throw new AppError("OVERLOADED", OVERLOADED, {}, OVERLOAD_HEADERS);
    },
  });
}

import { moveClock } from "@dryrun/domain/system/contract";
import type { FastifyInstance } from "fastify";
import type { MovableClock } from "../../adapters/clock/movable.ts";
import { contractRoute } from "../../http/contract-route.ts";
import type { Sweeps } from "./sweeps.ts";

/** For development and tests: sets the product's clock and runs everything that is due. */
export function devClockRoute(app: FastifyInstance, clock: MovableClock, sweeps: Sweeps) {
  contractRoute(app, moveClock, async ({ body }) => {
    clock.moveTo(body.now);
    await sweeps.run();
    return { now: clock.now().toISOString() };
  });
}

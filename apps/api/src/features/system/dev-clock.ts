import { defineContract } from "@dryrun/domain/contract/define";
import { isoDate } from "@dryrun/domain/contract/wire";
import type { FastifyInstance } from "fastify";
import { date, object } from "yup";
import type { MovableClock } from "../../adapters/clock/movable.ts";
import { contractRoute } from "../../http/contract-route.ts";
import type { Sweeps } from "./sweeps.ts";

const moveClock = defineContract({
  method: "POST",
  path: "/dev/clock",
  access: "admin",
  body: object({
    now: date()
      .min(new Date("2000-01-01"), "now is a time between 2000 and 2100.")
      .max(new Date("2100-01-01"), "now is a time between 2000 and 2100.")
      .required("now is a time."),
  }),
  status: 200,
  response: object({ now: isoDate() }),
});

/** For development and tests: puts the product's clock, and does at once what is due then. */
export function devClockRoute(app: FastifyInstance, clock: MovableClock, sweeps: Sweeps) {
  contractRoute(app, moveClock, async ({ body }) => {
    clock.moveTo(body.now);
    await sweeps.run();
    return { now: clock.now().toISOString() };
  });
}

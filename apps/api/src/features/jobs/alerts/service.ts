import type { AlertDeps } from "./deps.ts";
import { create, list, remove } from "./own.ts";
import { resume, stop } from "./stop.ts";
import { sweep } from "./sweep.ts";

export type Alerts = ReturnType<typeof createAlerts>;

export const createAlerts = (deps: AlertDeps) => ({
  list: list(deps),
  create: create(deps),
  remove: remove(deps),
  stop: stop(deps),
  resume: resume(deps),
  sweep: sweep(deps),
});

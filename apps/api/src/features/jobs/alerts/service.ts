import { create, list, remove } from "./own.ts";
import type { AlertParts } from "./parts.ts";
import { resume, stop } from "./stop.ts";
import { sweep } from "./sweep.ts";

export type Alerts = ReturnType<typeof createAlerts>;

export const createAlerts = (parts: AlertParts) => ({
  list: list(parts),
  create: create(parts),
  remove: remove(parts),
  stop: stop(parts),
  resume: resume(parts),
  sweep: sweep(parts),
});

// The alerts, each with the series that make it fire; make.mjs writes their rules and tests.
import { BACKUPS } from "./alerts/backups.mjs";
import { BROWSERS } from "./alerts/browsers.mjs";
import { CERTIFICATES } from "./alerts/certificates.mjs";
import { DATABASE } from "./alerts/database.mjs";
import { MACHINES } from "./alerts/machines.mjs";
import { SERVICE } from "./alerts/service.mjs";
import { WORK } from "./alerts/work.mjs";

/**
 * `expr` over `minutes` is the alert. `fires` are series, one value per minute, that make it fire, with the labels
 * that it then has; the same series with `well` instead do not. Several cases are a list; a case without series is
 * what Prometheus sees when nothing is scraped. `at` is the minute to check, if it is not soon after the start.
 */
export const ALERTS = [...SERVICE, ...WORK, ...BROWSERS, ...DATABASE, ...BACKUPS, ...CERTIFICATES, ...MACHINES];

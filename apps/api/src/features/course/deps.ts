import type { Db } from "../../db/client.ts";
import type { Clock, SummaryPdf } from "../../ports.ts";

export interface CourseDeps {
  db: Db;
  clock: Clock;
  summaryPdf: SummaryPdf;
}

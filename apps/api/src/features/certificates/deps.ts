import type { DataKeys } from "../../data-keys.ts";
import type { Db } from "../../db/client.ts";
import type { CertificatePdf, Clock, Queue } from "../../ports.ts";

export interface CertificateDeps {
  db: Db;
  clock: Clock;
  queue: Pick<Queue, "enqueueAll">;
  keys: DataKeys;
  certificatePdf: CertificatePdf;
  publicUrl: string;
}

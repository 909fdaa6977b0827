import type { DataKeys } from "../../data-keys.ts";
import type { Db } from "../../db/client.ts";
import type { Clock, Documents, Queue } from "../../ports.ts";
import type { TakePdfTurn } from "../../records/turns.ts";

export interface CertificateDeps {
  db: Db;
  clock: Clock;
  queue: Pick<Queue, "enqueueAll">;
  keys: DataKeys;
  documents: Pick<Documents, "certificate">;
  takePdfTurn: TakePdfTurn;
  publicUrl: string;
}

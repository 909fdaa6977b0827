import { planMaintenanceSchema } from "@dryrun/domain/maintenance/schema";
import { formatDateTime } from "@dryrun/domain/time";
import { ValidationError } from "yup";
import { systemClock } from "../adapters/clock/system.ts";
import { StartError } from "../config/values.ts";
import { AppError } from "../errors/app-error.ts";
import { createMaintenance } from "../features/maintenance/service.ts";
import { createReadOnly } from "../records/maintenance/read-only.ts";
import { optionsOf, withDatabase } from "./options.ts";

const USAGE =
  'Commands: maintenance on --reason "…" [--start T] [--end T] [--message "…"], maintenance off, maintenance state.';

/** READ_ONLY comes from the command's own environment, which is usually the same as that of the servers on this machine. */
const FORCED = "READ_ONLY is set: processes that started with it stay read-only until they start without it.";

/** `maintenance on|off|state`: switches the read-only mode without the admin page; running servers follow within seconds. */
export async function setMaintenance([act = "state", ...args]: string[]): Promise<void> {
  if (!["on", "off", "state"].includes(act)) throw new StartError(USAGE);
  const options = optionsOf(args, act === "on" ? ["reason", "start", "end", "message"] : []);
  await withDatabase(async ({ db }, config) => {
    const readOnly = createReadOnly({ db, clock: systemClock, tolerate: (_, work) => work });
    const service = createMaintenance({ db, clock: systemClock, readOnly });
    if (act === "on") await inOneSentence(() => service.plan(null, planOf(options)));
    if (act === "off") await inOneSentence(() => service.end(null));
    const current = await readOnly.current();
    console.log(current ? `Read-only mode: ${current.phase}, ${spanOf(current)}.` : "Read-only mode: off.");
    if (config.readOnly) console.log(FORCED);
  });
}

const planOf = ({ reason, start, end, message }: ReturnType<typeof optionsOf>) =>
  planMaintenanceSchema.validateSync({ reason, message, startsAt: start, endsAt: end });

const spanOf = ({ startsAt, endsAt }: { startsAt: Date; endsAt: Date | null }) =>
  `from ${formatDateTime(startsAt)} ${endsAt ? `to ${formatDateTime(endsAt)}` : "without a planned end"}`;

async function inOneSentence(work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (error instanceof AppError || error instanceof ValidationError) throw new StartError(error.message);
    throw error;
  }
}

import type { Contract } from "@dryrun/domain/contract/define";
import { contracts } from "@dryrun/domain/contracts";
import { MAINTENANCE_HEADER } from "@dryrun/domain/maintenance/limits";
import { readOnlyRefusal, retryAfterOf } from "@dryrun/domain/maintenance/rules";
import type { FastifyInstance } from "fastify";
import { AppError } from "../../errors/app-error.ts";
import type { Clock } from "../../ports.ts";
import type { ReadOnly } from "../../records/maintenance/read-only.ts";

/**
 * Writing calls that are allowed in the read-only mode, each with the reason. All others are refused, including the
 * payment provider's: it repeats an event for a day, and the server queries open orders itself.
 */
export const GO_ON = new Map(
  Object.entries({
    "auth.login": "who reads must get in; failures are counted, nothing else",
    "auth.logoutAll": "a stolen device is locked out at any time",
    "courses.validateCoupon": "reads a price; tries are counted",
    "templates.previewTemplate": "draws a mail and keeps nothing",
    "sharedResults.previewShared": "draws a page and keeps nothing",
    "jobs.stopJobAlert": "a mail program presses once and does not come back",
    "notifications.stopMails": "a mail program presses once and does not come back",
    "invitations.declineInvitations": "a person who wants no mails is asked once",
    "maintenance.planMaintenance": "the planned end changes while it is on",
    "maintenance.endMaintenance": "switches the mode off",
    "incidents.openIncident": "people read what happens",
    "incidents.updateIncident": "people read what happens",
    "flags.changeFlag": "something may have to be switched off before the mode ends",
    "system.clientErrors": "is counted in the process",
    "system.pageVitals": "counts what a browser measured, which nobody waits for",
    "system.moveClock": "development only",
  }),
);

/**
 * Reads that are refused because they create what a later call needs. Other reads write only marks, such as which
 * question was opened.
 */
export const REFUSED_READING = new Map(
  Object.entries({
    "quiz.generateQuiz": "draws a paper, which could not be handed in",
  }),
);

const NAMES = new Map(
  Object.entries(contracts as Readonly<Record<string, Contract>>).map(([name, one]) => [one, name]),
);

/** Whether a call is refused in the read-only mode. */
export function isRefusedReadOnly(contract: Contract): boolean {
  const name = NAMES.get(contract) ?? "";
  return contract.method === "GET" ? REFUSED_READING.has(name) : !GO_ON.has(name);
}

/** Refuses changes in the read-only mode, and marks every answer while a maintenance is announced or running. */
export function guardReadOnly(api: FastifyInstance, readOnly: Pick<ReadOnly, "peek" | "current">, clock: Clock) {
  api.addHook("onRequest", async (_, reply) => {
    const maintenance = readOnly.peek();
    if (maintenance) reply.header(MAINTENANCE_HEADER, maintenance.phase);
  });
  // After the body was read: an earlier answer may break the connection.
  api.addHook("preHandler", async ({ routeOptions }) => {
    const { contract } = routeOptions.config;
    if (!contract || !isRefusedReadOnly(contract)) return;
    const maintenance = await readOnly.current();
    if (maintenance?.phase !== "on") return;
    const now = clock.now();
    throw new AppError(
      "READ_ONLY",
      readOnlyRefusal(maintenance, now),
      { endsAt: maintenance.endsAt?.toISOString() ?? null },
      { "retry-after": String(retryAfterOf(maintenance, now)), [MAINTENANCE_HEADER]: maintenance.phase },
    );
  });
}

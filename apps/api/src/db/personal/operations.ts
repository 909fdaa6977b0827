import { auditEntries } from "../schema/admin.ts";
import { contactMessages } from "../schema/contact.ts";
import { featureFlags } from "../schema/flags.ts";
import { incidents, incidentUpdates } from "../schema/incidents.ts";
import { maintenanceWindows } from "../schema/maintenance.ts";
import { pageVitals } from "../schema/page-vitals.ts";
import { describeTable, NO, notDownloaded } from "./handling.ts";

/** Entries of the list of personal data: what admins did. */
export const OF_AUDIT = [
  describeTable(auditEntries, "audit, and until the end of that month", {
    id: NO,
    actorId: { download: { not: "an admin's account" }, deletion: { stays: "who did what, by id" } },
    action: NO,
    target: { download: { not: "one of our ids" }, deletion: { stays: "an id that leads nowhere any more" } },
    detail: {
      download: { not: "why an admin did it, written for the admins" },
      deletion: { stays: "why it was done; admins are asked for no contact details" },
    },
    at: NO,
  }),
];

/** Entries of the list of personal data: pages' speed, flags, maintenance and incidents. */
export const OF_OPERATIONS = [
  describeTable(pageVitals, "pageVitals", {
    day: NO,
    page: NO,
    part: NO,
    version: NO,
    vital: NO,
    bucket: NO,
    count: NO,
    firstAt: NO,
  }),
  describeTable(featureFlags, "for good", { key: NO, isOn: NO, share: NO, roles: NO, changedAt: NO }),
  describeTable(maintenanceWindows, "for good", {
    id: NO,
    startsAt: NO,
    endsAt: NO,
    endedAt: NO,
    message: NO,
    reason: NO,
    createdAt: NO,
  }),
  describeTable(incidents, "for good", { id: NO, title: NO, begunAt: NO, resolvedAt: NO, createdAt: NO }),
  describeTable(incidentUpdates, "for good", {
    id: NO,
    incidentId: NO,
    phase: NO,
    impacts: NO,
    message: NO,
    writtenBy: notDownloaded("an admin's account"),
    at: NO,
  }),
];

/** Entries of the list of personal data: messages of the contact form. */
export const OF_CONTACT = [
  describeTable(contactMessages, "deadLetters, and no longer than the mail that carries it", {
    id: NO,
    name: { download: { not: "sent without an account" }, deletion: { stays: "sent without an account" } },
    email: { download: { not: "sent without an account" }, deletion: { stays: "sent without an account" } },
    topic: NO,
    message: { download: { not: "sent without an account" }, deletion: { stays: "sent without an account" } },
    createdAt: NO,
  }),
];

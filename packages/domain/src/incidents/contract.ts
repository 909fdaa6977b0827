import { object } from "yup";
import { defineContract } from "../contract/define.ts";
import { choice, isoDate, list, nullableIsoDate, text } from "../contract/wire.ts";
import { id } from "../fields.ts";
import * as calls from "./calls.ts";
import { IMPACTS, INCIDENT_PHASES } from "./limits.ts";
import { openIncidentSchema, updateIncidentSchema } from "./schema.ts";

const impacts = () =>
  object({
    site: choice(IMPACTS),
    interviews: choice(IMPACTS),
    payments: choice(IMPACTS),
    mail: choice(IMPACTS),
  });

/** The public fields of an incident. */
export const incidentFields = () => ({
  title: text(),
  begunAt: isoDate(),
  resolvedAt: nullableIsoDate(),
  phase: choice(INCIDENT_PHASES),
  /** The current ones; for a resolved incident the worst. */
  impacts: impacts(),
  /** The newest first. */
  updates: list(object({ phase: choice(INCIDENT_PHASES), message: text(), at: isoDate() })),
});

/** Open ones, then recently resolved ones, each newest first. */
export const incidents = defineContract({
  ...calls.incidents,
  status: 200,
  response: object({ incidents: list(object({ _id: text(), ...incidentFields() })) }),
});

/** Publishes an incident. */
export const openIncident = defineContract({
  ...calls.openIncident,
  body: openIncidentSchema,
  status: 201,
  response: object({ message: text() }),
  errors: ["LIMIT_REACHED"],
});

/** Adds to the timeline; "resolved" closes the incident, which then accepts no updates. */
export const updateIncident = defineContract({
  ...calls.updateIncident,
  params: object({ id: id() }),
  body: updateIncidentSchema,
  status: 200,
  response: object({ message: text() }),
  errors: ["NOT_FOUND", "INCIDENT_RESOLVED", "LIMIT_REACHED"],
});

import { object, string } from "yup";
import { requiredText, requiredTitle } from "../fields.ts";
import { optionalInstant } from "../typed-instant.ts";
import {
  IMPACTS,
  type Impact,
  INCIDENT_PHASES,
  MAX_INCIDENT_MESSAGE,
  MAX_INCIDENT_TITLE,
  OPEN_PHASES,
} from "./limits.ts";
import { NOTHING_AFFECTED } from "./messages.ts";
import { namesComponent } from "./rules.ts";

const impact = () => string<Impact>().oneOf(IMPACTS, "The effect must be none, degraded or outage.").default("none");
/** Named components are affected. */
const impacts = () => object({ site: impact(), interviews: impact(), payments: impact(), mail: impact() });
const message = () => requiredText("Message", MAX_INCIDENT_MESSAGE);

/** A blank start is the current time. A time without a zone is in India time. */
export const openIncidentSchema = object({
  title: requiredTitle("Title", MAX_INCIDENT_TITLE),
  impacts: impacts().test("names-component", NOTHING_AFFECTED, namesComponent),
  phase: string()
    .oneOf(OPEN_PHASES, "Choose investigating, identified or monitoring.")
    .required("The state is required."),
  message: message(),
  begunAt: optionalInstant("Start"),
});

/** The next entry of the timeline, with the components affected from now on. */
export const updateIncidentSchema = object({
  impacts: impacts(),
  phase: string()
    .oneOf(INCIDENT_PHASES, "Choose investigating, identified, monitoring or resolved.")
    .required("The state is required."),
  message: message(),
});

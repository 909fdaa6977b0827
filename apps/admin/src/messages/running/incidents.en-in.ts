import {
  IMPACTS,
  type Impacts,
  INCIDENT_PHASES,
  type IncidentPhase,
  OPEN_PHASES,
} from "@dryrun/domain/incidents/limits";
import { IMPACT_NAMES, PHASE_NAMES } from "@dryrun/domain/incidents/messages";
import { affectedBy } from "@dryrun/domain/incidents/rules";
import { STATUS_DAYS } from "@dryrun/domain/status/limits";
import { COMPONENT_NAMES, page } from "@dryrun/domain/status/messages";
import { formatDateTime } from "@dryrun/domain/time";

const phase = (value: IncidentPhase) => ({ value, label: PHASE_NAMES[value] });

const effectsOf = (impacts: Impacts) =>
  affectedBy(impacts)
    .map((one) => page.affected(COMPONENT_NAMES[one], IMPACT_NAMES[impacts[one]]))
    .join(", ") || "–";

/** The incidents on the public status page. */
export const incidents = {
  title: "Incidents",
  about: "Incidents as shown on the status page. Write what people notice and when the next update comes.",
  toPage: "Open the status page",
  loading: "Loading the incidents",
  failed: "The incidents could not be loaded",
  saveFailed: "This could not be saved. Please try again.",
  none: "No incident is open.",
  open: "Open incidents",
  past: `Resolved in the last ${STATUS_DAYS} days`,
  nonePast: `No incident was resolved in the last ${STATUS_DAYS} days.`,
  report: "Report an incident",
  reportAbout: "It appears on the status page at once, without your name.",
  update: "Add an update",
  updateOf: (title: string) => `Add an update to ${title}`,
  updateAbout: "Earlier entries stay as they are. Resolved closes the incident.",
  name: "Title",
  nameHint: "What people notice: “Payments fail”.",
  state: "State",
  openStates: OPEN_PHASES.map(phase),
  states: INCIDENT_PHASES.map(phase),
  affected: "What is affected",
  affectedHint: "The status page shows at least this for each.",
  components: COMPONENT_NAMES,
  impacts: IMPACTS.map((value) => ({ value, label: IMPACT_NAMES[value] })),
  message: "Message",
  messageHint: "Plain text for everyone: what happens, what to do in the meantime, and when the next update comes.",
  begun: "Start",
  begunHint: "India time. Leave it empty if it starts with this report.",
  submit: "Publish",
  saving: "Publishing...",
  cancel: "Cancel",
  when: "When",
  what: "Incident",
  effect: "Affected",
  latest: "Last message",
  phaseOf: (value: IncidentPhase) => PHASE_NAMES[value],
  at: (moment: string) => formatDateTime(moment),
  stateOf: (begunAt: string, impacts: Impacts) => `${page.begun(formatDateTime(begunAt))} · ${effectsOf(impacts)}`,
  lasted: ({ begunAt, resolvedAt }: { begunAt: string; resolvedAt: string | null }) =>
    page.lasted(formatDateTime(begunAt), resolvedAt ? formatDateTime(resolvedAt) : "–"),
  effects: effectsOf,
} as const;

import { STAGE_LABELS, STAGES } from "@dryrun/domain/applications/limits";
import type { ActivityEntry } from "../answers.ts";
import { activity as text } from "./activity.en-in.ts";
import { meetingText } from "./meeting-text.ts";

const counted: ReadonlyMap<string, (count: number) => string> = new Map(Object.entries(text.kinds));
const stageLabels: ReadonlyMap<string, string> = new Map(STAGES.map((stage) => [stage, STAGE_LABELS[stage]]));

function assignedText({ by, to }: ActivityEntry): string {
  if (!to) return text.unassigned;
  return to._id === by?._id ? text.assignedToSelf : text.assigned(to.fullName);
}

/** Returns what an entry says after the person's name; undefined for a kind that this release does not know. */
export function entryText(entry: ActivityEntry): string | undefined {
  const { kind, detail, count } = entry;
  if (kind === "assigned") return assignedText(entry);
  if (kind === "moved") return text.moved(stageLabels.get(detail) ?? detail);
  if (kind === "moved-by-rule") return text.movedByRule(detail);
  return meetingText(kind, detail) ?? counted.get(kind)?.(count);
}

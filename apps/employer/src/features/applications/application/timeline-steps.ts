import type { TimelineStep } from "@dryrun/design-system/pages/timeline";
import { formatDateTime } from "@dryrun/domain/time";
import { messages } from "../../../messages.en-in.ts";
import type { Application } from "../../../shared/answers.ts";

/** Returns the past steps of an application, and the pending decision. */
export function timelineSteps({ timeline, status }: Pick<Application, "timeline" | "status">): TimelineStep[] {
  const steps = timeline.map(
    ({ type, at, reason, by }): TimelineStep => ({
      title: by ? messages.application.stepBy(messages.application.steps[type], by) : messages.application.steps[type],
      when: formatDateTime(at),
      detail: reason,
      state: "done",
    }),
  );
  return status === "pending" ? [...steps, { title: messages.application.steps.decision, state: "current" }] : steps;
}

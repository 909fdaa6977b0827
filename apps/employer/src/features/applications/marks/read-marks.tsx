import { Facts } from "@dryrun/design-system/pages/facts";
import { STAGE_LABELS } from "@dryrun/domain/applications/limits";
import { messages } from "../../../messages.en-in.ts";
import type { Application } from "../../../shared/answers.ts";

const { marks: say, columns: names } = messages.applications;

interface ReadMarksProps {
  application: Pick<Application, "stage" | "assignee" | "tags">;
  isPending: boolean;
}

/** Stage, assignee and tags for roles that only read them. */
export function ReadMarks({ application: { stage, assignee, tags }, isPending }: ReadMarksProps) {
  return (
    <Facts
      isRoomy
      facts={[
        ...(isPending ? [{ name: names.state, value: STAGE_LABELS[stage] }] : []),
        ...(assignee ? [{ name: say.assignee, value: assignee.fullName }] : []),
        { name: say.tags, value: tags.join(", ") || names.none },
      ]}
    />
  );
}

import { Facts } from "@dryrun/design-system/pages/facts";
import { messages } from "../../../messages.en-in.ts";
import type { Application } from "../../../shared/answers.ts";

const { marks: say, columns: names } = messages.applications;

interface ReadMarksProps {
  application: Pick<Application, "stageName" | "assignee" | "tags">;
  isPending: boolean;
}

/** Stage, assignee and tags for roles that only read them. */
export function ReadMarks({ application: { stageName, assignee, tags }, isPending }: ReadMarksProps) {
  return (
    <Facts
      isRoomy
      facts={[
        ...(isPending ? [{ name: names.state, value: stageName }] : []),
        ...(assignee ? [{ name: say.assignee, value: assignee.fullName }] : []),
        { name: say.tags, value: tags.join(", ") || names.none },
      ]}
    />
  );
}

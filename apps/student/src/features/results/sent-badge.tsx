import { iconProps } from "@dryrun/design-system/icon-props";
import { Badge } from "@dryrun/design-system/marks/badge";
import { Send } from "lucide-react";
import { messages } from "./messages.en-in.ts";
import type { Result } from "./result.ts";

/** Shows that a result is with the recruiter, and since when. */
export function SentBadge({ result: { sentAt, createdAt } }: { result: Pick<Result, "sentAt" | "createdAt"> }) {
  return (
    <Badge tone="success" icon={<Send {...iconProps(14)} />}>
      {messages.result.sent(sentAt ?? createdAt)}
    </Badge>
  );
}

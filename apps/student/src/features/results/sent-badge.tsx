import { Badge } from "@dryrun/design-system/badge";
import { iconLook } from "@dryrun/design-system/icon-look";
import { Send } from "lucide-react";
import type { Result } from "./result.ts";
import { words } from "./words.ts";

/** That a result is with the recruiter, and since when. */
export function SentBadge({ result: { sentAt, createdAt } }: { result: Pick<Result, "sentAt" | "createdAt"> }) {
  return (
    <Badge tone="success" icon={<Send {...iconLook(14)} />}>
      {words.result.sent(sentAt ?? createdAt)}
    </Badge>
  );
}

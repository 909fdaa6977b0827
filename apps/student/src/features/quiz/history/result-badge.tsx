import { Badge } from "@dryrun/design-system/badge";
import { iconLook } from "@dryrun/design-system/icon-look";
import { Check, X } from "lucide-react";
import * as words from "../../../messages.en-in.ts";

/** Whether a quiz was passed. */
export function ResultBadge({ result }: { result: "pass" | "fail" }) {
  const isPass = result === "pass";
  const Icon = isPass ? Check : X;
  return (
    <Badge tone={isPass ? "success" : "danger"} icon={<Icon {...iconLook(14)} />}>
      {isPass ? words.quiz.pass : words.quiz.fail}
    </Badge>
  );
}

import { iconProps } from "@dryrun/design-system/icon-props";
import { Badge } from "@dryrun/design-system/marks/badge";
import { Check, X } from "lucide-react";
import * as words from "../../../messages.en-in.ts";

/** Whether a quiz was passed. */
export function ResultBadge({ result }: { result: "pass" | "fail" }) {
  const isPass = result === "pass";
  const Icon = isPass ? Check : X;
  return (
    <Badge tone={isPass ? "success" : "danger"} icon={<Icon {...iconProps(14)} />}>
      {isPass ? words.quiz.pass : words.quiz.fail}
    </Badge>
  );
}

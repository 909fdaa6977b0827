import { Check, Circle, Clock, Undo2, X } from "lucide-react";
import { iconProps } from "../icon-props.ts";
import { Badge, type Tone } from "./badge.tsx";

interface Look {
  tone: Tone;
  Icon: typeof Check;
  isDraft?: boolean;
}

const LOOKS = new Map(
  Object.entries<Look>({
    pending: { tone: "warning", Icon: Clock, isDraft: true },
    accepted: { tone: "success", Icon: Check },
    rejected: { tone: "danger", Icon: X },
    withdrawn: { tone: "neutral", Icon: Undo2 },
  }),
);

/** The status of an application; `label` if the word differs from the status. */
export function StatusBadge({ status, label }: { status: string; label?: string }) {
  const { tone, Icon, isDraft } = LOOKS.get(status.toLowerCase()) ?? { tone: "neutral", Icon: Circle };
  return (
    <Badge tone={tone} isDraft={isDraft} icon={<Icon {...iconProps(14)} />}>
      {label ?? status.charAt(0).toUpperCase() + status.slice(1)}
    </Badge>
  );
}

import { Banner } from "@dryrun/design-system/feedback/banner";
import { formatDate } from "@dryrun/domain/time";
import type { Application } from "../answers.ts";
import { history as text } from "./history.en-in.ts";

interface StopNoticeProps {
  stop: Application["doNotContact"];
}

/** Says that the company does not write to the candidate, who decided that and why; nothing if it may. */
export function StopNotice({ stop }: StopNoticeProps) {
  if (!stop) return null;
  return (
    <Banner tone="warning">
      <b>{text.stopped}</b> {stop.reason && `${stop.reason} `}
      {text.stoppedBy(stop.by, formatDate(stop.at))}
    </Banner>
  );
}

import { formatDateTime } from "@dryrun/domain/time";
import { useState } from "react";

interface MeetingAheadProps {
  /** The start of the booked meeting; it may be over. */
  at: string | null | undefined;
  sentence: (time: string) => string;
}

/** A sentence about the booked meeting with a candidate, unless there is none or it is over. */
export function MeetingAhead({ at, sentence }: MeetingAheadProps) {
  const [now] = useState(Date.now);
  return at && Date.parse(at) > now ? <p>{sentence(formatDateTime(at))}</p> : null;
}

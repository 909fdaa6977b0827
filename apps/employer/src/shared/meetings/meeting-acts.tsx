import { Button } from "@dryrun/design-system/actions/button";
import { useChunk } from "@dryrun/design-system/use-chunk";
import { cancelMeeting } from "@dryrun/domain/company/meetings/calls";
import { isDeclined, isOpen as isMeetingOpen } from "@dryrun/domain/company/meetings/rules";
import { useState } from "react";
import { useMay } from "../role/may.tsx";
import type { Meeting } from "./meeting.ts";
import type { MeetingAct } from "./meeting-dialog.tsx";
import { meetings as text } from "./meetings.en-in.ts";

const load = () => import("./meeting-dialog.tsx");

/** Whether a meeting can still be changed. */
const isChangeable = ({ status, startsAt, endsWithRejectionAt }: Meeting) =>
  endsWithRejectionAt === null &&
  isMeetingOpen({ status, startsAt: startsAt === null ? null : new Date(startsAt) }, new Date());

interface ActButtonsProps {
  applicationId: string;
  /** The job about which a new meeting is proposed. */
  jobId?: string;
  name: string;
  acts: readonly MeetingAct[];
  meeting?: Meeting;
}

/** Buttons that open the dialogs of these acts; the dialogs load with the first use. */
export function ActButtons({ acts, ...of }: ActButtonsProps) {
  const [act, setAct] = useState<MeetingAct>();
  const [isOpen, setOpen] = useState(false);
  const { module, hasFailed, retry } = useChunk(act !== undefined, load);
  function open(next: MeetingAct) {
    retry();
    setAct(next);
    setOpen(true);
  }
  return (
    <>
      {acts.map((one) => (
        <Button
          key={one}
          size="s"
          variant={one === "propose" ? "secondary" : "quiet"}
          aria-label={of.meeting && text.actsFor(of.name, text[one])}
          onClick={() => open(one)}
        >
          {text[one]}
        </Button>
      ))}
      {hasFailed && <p role="alert">{text.notLoaded}</p>}
      {module && act && <module.MeetingDialog key={act} {...of} {...{ act, isOpen }} onClose={() => setOpen(false)} />}
    </>
  );
}

function actsOf(meeting: Meeting, canPropose: boolean): readonly MeetingAct[] {
  if (canPropose && isDeclined(meeting)) return ["other"];
  if (!isChangeable(meeting)) return [];
  return meeting.status === "booked" ? ["move", "other", "cancel"] : ["other", "cancel"];
}

interface MeetingActsProps {
  meeting: Meeting;
  /** Whether the application can have meetings. */
  canPropose?: boolean;
}

/** What a person who decides can do with a meeting. An open dialog stays when the reloaded meeting allows nothing more. */
export function MeetingActs({ meeting, canPropose = true }: MeetingActsProps) {
  const may = useMay(cancelMeeting);
  if (!may) return null;
  const acts = actsOf(meeting, canPropose);
  return <ActButtons {...{ meeting, acts }} applicationId={meeting.applicationId} name={meeting.candidate} />;
}

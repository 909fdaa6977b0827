import { errorMessage } from "@dryrun/api-client/errors";
import { useEmployerCancelMeetingMutation } from "@dryrun/api-client/meetings/employer";
import { ReasonDialog } from "../history/reason-dialog.tsx";
import type { Meeting } from "./meeting.ts";
import { meetings as text } from "./meetings.en-in.ts";
import { MoveDialog } from "./move-dialog.tsx";
import { TimesDialog } from "./times-dialog.tsx";
import { useFailureToast } from "./use-failure-toast.ts";

/** What a person does: `propose` for a new meeting, the others for the one that exists. */
export type MeetingAct = "propose" | "move" | "other" | "cancel";

interface MeetingDialogProps {
  act: MeetingAct;
  applicationId: string;
  /** The job about which a new meeting is proposed. */
  jobId?: string | undefined;
  name: string;
  meeting?: Meeting | undefined;
  isOpen: boolean;
  onClose: () => void;
}

/** The dialog for an act. */
export function MeetingDialog({ act, meeting, ...props }: MeetingDialogProps) {
  if (!meeting) return <TimesDialog {...props} />;
  const { isOpen, onClose } = props;
  if (act === "move") return <MoveDialog {...{ meeting, isOpen, onClose }} />;
  if (act === "cancel") return <CancelDialog {...{ meeting, isOpen, onClose }} />;
  return <TimesDialog {...props} meeting={meeting} />;
}

function CancelDialog({ meeting, isOpen, onClose }: { meeting: Meeting; isOpen: boolean; onClose: () => void }) {
  const [cancel] = useEmployerCancelMeetingMutation();
  const keepFailure = useFailureToast(isOpen);
  const { title, about, ...words } = text.cancelling;
  async function send(reason: string) {
    const sent = await cancel({ params: { meetingId: meeting._id }, body: { reason } });
    keepFailure(sent.data ? undefined : errorMessage(sent.error, words.failed));
    return sent;
  }
  return (
    <ReasonDialog
      {...{ isOpen, onClose }}
      onSend={send}
      text={{
        ...words,
        title: title(meeting.candidate),
        about: about[meeting.status === "booked" ? "booked" : "proposed"],
      }}
    />
  );
}

import { Banner } from "@dryrun/design-system/feedback/banner";
import { movesEnrolled } from "@dryrun/domain/masterclass/messages";
import { TextField } from "@dryrun/forms/fields/text-field";
import { useFormValues } from "@dryrun/forms/use-form-values";
import { sessions as text } from "../../../messages/sessions.en-in.ts";
import { isMove, type SessionForm } from "./edits.ts";
import { TimeFields } from "./time-fields.tsx";

interface SessionFieldsProps {
  /** The session as the server has it. */
  saved: SessionForm;
  enrolments: number;
  hasRecording: boolean;
}

/** The fields of one session, and who gets a mail if it moves. */
export function SessionFields({ saved, enrolments, hasRecording }: SessionFieldsProps) {
  const typed = useFormValues<SessionForm>();
  const isLink = { type: "url", inputMode: "url", autoComplete: "off" } as const;
  return (
    <>
      <TextField name="title" label={text.name} isRequired autoComplete="off" />
      <TimeFields isRequired />
      <TextField name="teamsMeetingUrl" label={text.link} hint={text.linkHint} isRequired {...isLink} />
      <TextField
        name="recordingUrl"
        label={text.recordingLink}
        hint={text.recordingHint}
        isRequired={hasRecording}
        {...isLink}
      />
      {enrolments > 0 && isMove(saved, typed) && <Banner tone="warning">{movesEnrolled(enrolments)}</Banner>}
    </>
  );
}

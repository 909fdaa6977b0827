import { useEmployerPreviewMailMutation } from "@dryrun/api-client/company/mail";
import { errorMessage, fieldErrors } from "@dryrun/api-client/errors";
import { newKey } from "@dryrun/api-client/new-key";
import { useUser } from "@dryrun/auth/user-context";
import { Dialog } from "@dryrun/design-system/overlays/dialog";
import { MAX_MAIL_SUBJECT, MAX_MAIL_TEXT } from "@dryrun/domain/company/mail/limits";
import { candidateMailText } from "@dryrun/domain/company/mail/schema";
import { draftsOf } from "@dryrun/forms/drafts/drafts-of";
import { FormDraft } from "@dryrun/forms/drafts/form-draft";
import { TextField } from "@dryrun/forms/fields/text-field";
import { FormShell, type SubmitResult } from "@dryrun/forms/form-shell";
import { useState } from "react";
import { mail as text } from "./mail.en-in.ts";
import { MailPreview, type Previewed } from "./mail-preview.tsx";
import type { Written } from "./use-send-mail.ts";

const EMPTY: Written = { subject: "", text: "" };

interface MailManyProps {
  isOpen: boolean;
  applicationIds: string[];
  /** What the draft belongs to: the application of a page; by default the mail to chosen applications. */
  draftOf?: string;
  onClose: () => void;
  /** After the mails were sent. */
  onSent: () => void;
}

/** Writes a mail to the candidates of applications: first the text, kept as a draft until it is sent, then the mails as they will be sent. */
export function MailMany({ isOpen, applicationIds, draftOf, onClose, onSent }: MailManyProps) {
  const { _id: userId } = useUser();
  const [preview] = useEmployerPreviewMailMutation();
  const [written, setWritten] = useState(EMPTY);
  const [previewed, setPreviewed] = useState<Previewed | null>(null);
  const draftKey = `${draftsOf(userId)}mail${draftOf ? `:${draftOf}` : ""}`;

  async function show(body: Written): Promise<SubmitResult> {
    const { data, error } = await preview({ body: { ...body, applicationIds } });
    if (!data) return { ok: false, errors: fieldErrors(error), message: errorMessage(error, text.notPreviewed) };
    setWritten(body);
    setPreviewed({ ...data, key: newKey() });
    return { ok: true };
  }
  function close() {
    setPreviewed(null);
    onClose();
  }
  function sent() {
    setWritten(EMPTY);
    setPreviewed(null);
    onSent();
  }
  const count = applicationIds.length;
  const about = count > 1 ? text.about : undefined;
  return (
    <Dialog isOpen={isOpen} onClose={close} title={text.title(count)} description={about} size="l">
      {previewed ? (
        <MailPreview
          previewed={previewed}
          body={{ ...written, applicationIds }}
          draftKey={draftKey}
          onChange={() => setPreviewed(null)}
          onSent={sent}
        />
      ) : (
        <MailForm draftKey={draftKey} written={written} onSubmit={show} onStartOver={() => setWritten(EMPTY)} />
      )}
    </Dialog>
  );
}

interface MailFormProps {
  draftKey: string;
  written: Written;
  onSubmit: (body: Written) => Promise<SubmitResult>;
  onStartOver: () => void;
}

/** Subject and text; the draft outlives the preview. */
const MailForm = ({ draftKey, written, onSubmit, onStartOver }: MailFormProps) => (
  <FormShell
    key={written === EMPTY ? "empty" : "written"} // to start over empties the form
    label={text.form}
    initialValues={written}
    schema={candidateMailText}
    onSubmit={onSubmit}
    submitLabel={text.preview}
    pendingLabel={text.previewing}
    hasRequiredNote
  >
    <TextField name="subject" label={text.subject} isRequired maxLength={MAX_MAIL_SUBJECT} autoComplete="off" />
    <TextField name="text" label={text.text} hint={text.textHint} isRequired maxLength={MAX_MAIL_TEXT} rows={8} />
    <FormDraft draftKey={draftKey} isKept onStartOver={onStartOver} />
  </FormShell>
);

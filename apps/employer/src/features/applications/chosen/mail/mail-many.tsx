import { useEmployerPreviewMailMutation } from "@dryrun/api-client/company/mail";
import { errorMessage, fieldErrors } from "@dryrun/api-client/errors";
import { newKey } from "@dryrun/api-client/new-key";
import { Dialog } from "@dryrun/design-system/overlays/dialog";
import { MAX_MAIL_SUBJECT, MAX_MAIL_TEXT } from "@dryrun/domain/company/mail/limits";
import { candidateMailText } from "@dryrun/domain/company/mail/schema";
import { TextField } from "@dryrun/forms/fields/text-field";
import { FormShell, type SubmitResult } from "@dryrun/forms/form-shell";
import { useState } from "react";
import type { ListedApplication } from "../../../../shared/answers.ts";
import { mail as text } from "./mail.en-in.ts";
import { MailPreview, type Previewed, type Written } from "./mail-preview.tsx";

const EMPTY: Written = { subject: "", text: "" };

interface MailManyProps {
  isOpen: boolean;
  chosen: readonly ListedApplication[];
  onClose: () => void;
  /** After the mails were sent. */
  onSent: () => void;
}

/** Writes a mail to the candidates of the chosen applications: first the text, then the mails as they will be sent. */
export function MailMany({ isOpen, chosen, onClose, onSent }: MailManyProps) {
  const [preview] = useEmployerPreviewMailMutation();
  const [written, setWritten] = useState(EMPTY);
  const [previewed, setPreviewed] = useState<Previewed | null>(null);
  const applicationIds = chosen.map(({ _id }) => _id);

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
  return (
    <Dialog isOpen={isOpen} onClose={close} title={text.title(chosen.length)} description={text.about} size="l">
      {previewed ? (
        <MailPreview
          previewed={previewed}
          body={{ ...written, applicationIds }}
          onChange={() => setPreviewed(null)}
          onSent={onSent}
        />
      ) : (
        <FormShell
          label={text.form}
          initialValues={written}
          schema={candidateMailText}
          onSubmit={show}
          submitLabel={text.preview}
          pendingLabel={text.previewing}
          hasRequiredNote
        >
          <TextField name="subject" label={text.subject} isRequired maxLength={MAX_MAIL_SUBJECT} autoComplete="off" />
          <TextField name="text" label={text.text} hint={text.textHint} isRequired maxLength={MAX_MAIL_TEXT} rows={8} />
        </FormShell>
      )}
    </Dialog>
  );
}

import { Button } from "@dryrun/design-system/actions/button";
import { useChunk } from "@dryrun/design-system/use-chunk";
import { sendCandidateMail } from "@dryrun/domain/company/mail/calls";
import { useState } from "react";
import { messages } from "../../../messages.en-in.ts";
import { useMay } from "../../../shared/role/may.tsx";
import { WRITE_MAIL } from "../chosen/chosen-bar.en-in.ts";

const load = () => import("../chosen/mail/mail-many.tsx");

/** Writes a mail to the candidate of one application; the dialog is loaded when it is first opened. */
export function WriteMail({ applicationId }: { applicationId: string }) {
  const may = useMay(sendCandidateMail);
  const [isOpen, setOpen] = useState(false);
  const { module, hasFailed, retry } = useChunk(isOpen, load);
  if (!may) return null;
  const close = () => setOpen(false);
  return (
    <div>
      <Button
        size="s"
        aria-haspopup="dialog"
        onClick={() => {
          retry();
          setOpen(true);
        }}
      >
        {WRITE_MAIL}
      </Button>
      {hasFailed && <p role="alert">{messages.applications.chosen.failed}</p>}
      {module && (
        <module.MailMany
          isOpen={isOpen}
          applicationIds={[applicationId]}
          draftOf={applicationId}
          onClose={close}
          onSent={close}
        />
      )}
    </div>
  );
}

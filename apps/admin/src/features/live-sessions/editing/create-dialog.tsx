import { errorCode, errorMessage, fieldErrors } from "@dryrun/api-client/errors";
import { useAdminCreateSessionsMutation } from "@dryrun/api-client/masterclass/admin";
import { newKey } from "@dryrun/api-client/new-key";
import { Banner } from "@dryrun/design-system/feedback/banner";
import { FieldGroup } from "@dryrun/design-system/fields/field-group";
import { Dialog } from "@dryrun/design-system/overlays/dialog";
import { paperClass } from "@dryrun/design-system/pages/paper";
import { DEFAULT_TITLE, MAX_SLOTS } from "@dryrun/domain/masterclass/limits";
import { SESSIONS_FAILED } from "@dryrun/domain/masterclass/messages";
import { slotsFormSchema } from "@dryrun/domain/masterclass/sessions/schema";
import { completeSlots, isLeftOut, type Slot } from "@dryrun/domain/masterclass/sessions/slots";
import { TextField } from "@dryrun/forms/fields/text-field";
import { FormShell, type SubmitResult } from "@dryrun/forms/form-shell";
import { useFormValues } from "@dryrun/forms/use-form-values";
import { toast } from "@dryrun/remote-kit/toasts";
import { useState } from "react";
import { sessions as text } from "../../../messages/sessions.en-in.ts";
import * as s from "./editing.module.css";
import { TimeFields } from "./time-fields.tsx";

interface Slots {
  sessions: (Slot & { title: string })[];
}
const BLANK: Slots = {
  sessions: Array.from({ length: MAX_SLOTS }, () => ({
    title: DEFAULT_TITLE,
    startAt: "",
    endAt: "",
    teamsMeetingUrl: "",
  })),
};

/** Creates the sessions of the complete slots. */
export function CreateDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={text.create} description={text.createAbout} size="l">
      {isOpen && <CreateForm onDone={onClose} />}
    </Dialog>
  );
}

function CreateForm({ onDone }: { onDone: () => void }) {
  const [create] = useAdminCreateSessionsMutation();
  // Sent again after a lost answer, it creates nothing twice.
  const [idempotencyKey, setKey] = useState(newKey);
  async function submit(_: unknown, { sessions: slots }: Slots): Promise<SubmitResult> {
    const { data, error } = await create({ body: { sessions: completeSlots(slots) }, idempotencyKey });
    if (data) {
      toast.success(data.message);
      onDone();
      return;
    }
    if (errorCode(error)) setKey(newKey()); // refused: the next submission is a new request
    return {
      ok: false,
      message: errorMessage(error, SESSIONS_FAILED),
      errors: atTheirSlots(slots, fieldErrors(error)),
    };
  }
  return (
    <FormShell
      initialValues={BLANK}
      schema={slotsFormSchema}
      onSubmit={submit}
      submitLabel={text.create}
      pendingLabel={text.creating}
      cancelLabel={text.cancel}
      onCancel={onDone}
    >
      {BLANK.sessions.map((_, index) => (
        <SlotFields key={index} at={index} />
      ))}
    </FormShell>
  );
}

function SlotFields({ at }: { at: number }) {
  const { sessions: slots } = useFormValues<Slots>();
  const slot = slots[at];
  return (
    <FieldGroup legend={text.slot(at + 1)}>
      <div className={paperClass(s.slot)} data-entry={text.slot(at + 1)}>
        <TextField name={`sessions.${at}.title`} label={text.name} autoComplete="off" />
        <TimeFields path={`sessions.${at}.`} />
        <TextField
          name={`sessions.${at}.teamsMeetingUrl`}
          label={text.link}
          hint={text.linkHint}
          type="url"
          inputMode="url"
          autoComplete="off"
        />
        {slot && isLeftOut(slot, slots) && <Banner tone="warning">{text.leftOut}</Banner>}
      </div>
    </FieldGroup>
  );
}

/** Maps errors to the form's slots: the server counts only the sent slots, the form all of them. */
function atTheirSlots<E extends { field: string }>(slots: readonly Slot[], errors: readonly E[]): E[] {
  const sent = completeSlots(slots).map((slot) => slots.indexOf(slot));
  return errors.map((error) => ({
    ...error,
    field: error.field.replace(/^sessions\.(\d+)/, (_, index: string) => `sessions.${sent[Number(index)]}`),
  }));
}

import { Select } from "@dryrun/design-system/choices/select";
import { Field } from "@dryrun/design-system/fields/field";
import { REJECTION_REASONS } from "@dryrun/domain/applications/rejection-reasons";
import { messages } from "../../messages.en-in.ts";

const text = messages.decision;
const OPTIONS = REJECTION_REASONS.map((reason) => ({ value: reason, label: reason }));

interface ReasonListProps {
  reason: string;
  onReason: (reason: string) => void;
}

/** Common reasons for a rejection; choosing one puts it into the text, where it can be changed. */
export const ReasonList = ({ reason, onReason }: ReasonListProps) => (
  <Field label={text.commonReason}>
    <Select
      options={OPTIONS}
      placeholder={text.chooseReason}
      value={REJECTION_REASONS.find((one) => one === reason.trim()) ?? ""}
      onValue={onReason}
    />
  </Field>
);

import { useEmployerRejectionReasonsQuery } from "@dryrun/api-client/company/rejection-reasons";
import { Select } from "@dryrun/design-system/choices/select";
import { Field } from "@dryrun/design-system/fields/field";
import { messages } from "../../messages.en-in.ts";

const text = messages.decision;

interface ReasonListProps {
  reason: string;
  /** `isShared`: whether the company shares this reason with candidates. */
  onReason: (reason: string, isShared: boolean) => void;
}

/** The company's reasons for rejections; choosing one puts it into the text, where it can be changed. */
export function ReasonList({ reason, onReason }: ReasonListProps) {
  const { data } = useEmployerRejectionReasonsQuery(undefined);
  const reasons = data?.reasons ?? [];
  return (
    <Field label={text.commonReason}>
      <Select
        options={reasons.map((one) => ({ value: one.text, label: one.text }))}
        placeholder={text.chooseReason}
        value={reasons.find((one) => one.text === reason.trim())?.text ?? ""}
        onValue={(value) => onReason(value, reasons.find((one) => one.text === value)?.isShared ?? true)}
      />
    </Field>
  );
}

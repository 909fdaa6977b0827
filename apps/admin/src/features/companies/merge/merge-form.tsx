import { useAdminMergeCompanyMutation } from "@dryrun/api-client/admin/admin";
import { errorMessage } from "@dryrun/api-client/errors";
import { Button } from "@dryrun/design-system/actions/button";
import { Banner } from "@dryrun/design-system/feedback/banner";
import { Field } from "@dryrun/design-system/fields/field";
import { TextInput } from "@dryrun/design-system/inputs/text-input";
import { useNavigate } from "@dryrun/remote-kit/router";
import { toast } from "@dryrun/remote-kit/toasts";
import { type FormEvent, useState } from "react";
import { merge as text } from "../../../messages/companies/merge.en-in.ts";
import { paths } from "../../../paths.ts";
import { ReasonField, useReason } from "../../../shared/reason-field.tsx";
import * as s from "./merge-form.module.css";
import type { Preview } from "./preview.ts";

/** Merges after a typed confirmation and a reason; then shows the company that stays. */
export function MergeForm({ preview: { from, into, confirm } }: { preview: Preview }) {
  const [merge, { isLoading }] = useAdminMergeCompanyMutation();
  const [typed, setTyped] = useState("");
  const [mismatch, setMismatch] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const reason = useReason();
  const navigate = useNavigate();
  async function submit(event: FormEvent) {
    event.preventDefault();
    const isTyped = typed.trim() === confirm;
    setMismatch(isTyped ? undefined : text.mismatch);
    if (!reason.isGiven() || !isTyped) return;
    setFailure(undefined);
    const body = { into: into._id, confirm, reason: reason.typed.trim() };
    const { data, error } = await merge({ params: { id: from._id }, body });
    if (!data) return setFailure(errorMessage(error, text.failedToMerge));
    toast.success(data.message);
    void navigate(paths.company(into._id), { replace: true });
  }
  return (
    <form className={s.form} noValidate onSubmit={(event) => void submit(event)}>
      <ReasonField {...reason} />
      <Field label={text.confirm(confirm)} hint={text.final} error={mismatch} isRequired>
        <TextInput
          value={typed}
          autoComplete="off"
          onValue={(value) => {
            setTyped(value);
            setMismatch(undefined);
          }}
        />
      </Field>
      {failure && (
        <Banner tone="danger" role="alert">
          {failure}
        </Banner>
      )}
      <div>
        <Button type="submit" variant="danger" isBusy={isLoading} pendingLabel={text.pending}>
          {text.submit}
        </Button>
      </div>
    </form>
  );
}

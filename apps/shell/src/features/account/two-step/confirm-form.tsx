import { usePublicConfirmSecondFactorMutation } from "@dryrun/api-client/auth/security";
import { baseApi, useDispatch } from "@dryrun/api-client/base";
import { keepToken } from "@dryrun/auth/token-store";
import { codeSchema } from "@dryrun/domain/auth/second-factor/schema";
import { FormShell, type SubmitResult } from "@dryrun/forms/form-shell";
import { confirmForm as messages } from "../../../messages/security.en-in.ts";
import { CodeField } from "../../../shared/code-field.tsx";
import { refusalOf } from "./refusal.ts";

/** The app's first code. It ends all other sign-in sessions; this browser stays signed in with the answer's token. */
export function ConfirmForm({ onConfirmed }: { onConfirmed: (recoveryCodes: readonly string[]) => void }) {
  const [confirm] = usePublicConfirmSecondFactorMutation();
  const dispatch = useDispatch();

  async function send(body: { code: string }): Promise<SubmitResult> {
    const { data, error } = await confirm({ body });
    if (!data) return refusalOf(error, messages.failed);
    keepToken(data.token);
    onConfirmed(data.recoveryCodes);
    dispatch(baseApi.util.invalidateTags(["Me"]));
  }
  return (
    <FormShell
      label={messages.form}
      initialValues={{ code: "" }}
      schema={codeSchema}
      onSubmit={send}
      submitLabel={messages.submit}
      pendingLabel={messages.pending}
    >
      <CodeField hint={messages.hint} />
    </FormShell>
  );
}

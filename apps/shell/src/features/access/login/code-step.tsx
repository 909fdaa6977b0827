import { Button } from "@dryrun/design-system/actions/button";
import { codeSchema } from "@dryrun/domain/auth/second-factor/schema";
import { CODE_ASKED } from "@dryrun/domain/auth/security-messages";
import { FormShell, type SubmitResult } from "@dryrun/forms/form-shell";
import { codeStep as messages } from "../../../messages/login-steps.en-in.ts";
import { CodeField } from "../../../shared/code-field.tsx";
import { AccessCard } from "../access-card.tsx";

interface CodeStepProps {
  onCode: (code: string) => Promise<SubmitResult>;
  /** Returns to the typed e-mail and password. */
  onBack: () => void;
}

/** The second step of the sign-in, for accounts with a second factor. */
export default function CodeStep({ onCode, onBack }: CodeStepProps) {
  return (
    <AccessCard title={messages.title}>
      <p>
        {CODE_ASKED} {messages.recoveryCode}
      </p>
      <FormShell
        label={messages.title}
        initialValues={{ code: "" }}
        schema={codeSchema}
        onSubmit={({ code }) => onCode(code)}
        submitLabel={messages.submit}
        pendingLabel={messages.pending}
        hasWideSubmit
        afterButtons={<Button onClick={onBack}>{messages.back}</Button>}
      >
        <CodeField hint={messages.hint} autoFocus />
      </FormShell>
    </AccessCard>
  );
}

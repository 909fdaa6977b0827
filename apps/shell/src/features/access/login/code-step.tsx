import { Button } from "@dryrun/design-system/actions/button";
import { codeSchema } from "@dryrun/domain/auth/second-factor/schema";
import { CODE_ASKED } from "@dryrun/domain/auth/security-messages";
import { FormShell, type SubmitResult } from "@dryrun/forms/form-shell";
import { CodeField } from "../../../shared/code-field.tsx";
import { AccessCard } from "../access-card.tsx";

interface CodeStepProps {
  onCode: (code: string) => Promise<SubmitResult>;
  /** To the e-mail and the password, as they were typed. */
  onBack: () => void;
}

/** The second step of the sign-in, for who has a second factor. */
export default function CodeStep({ onCode, onBack }: CodeStepProps) {
  return (
    <AccessCard title="Two-step verification">
      <p>{CODE_ASKED} If you do not have your phone, type one of your recovery codes.</p>
      <FormShell
        label="Two-step verification"
        initialValues={{ code: "" }}
        schema={codeSchema}
        onSubmit={({ code }) => onCode(code)}
        submitLabel="Login"
        pendingLabel="Logging in..."
        hasWideSubmit
        afterButtons={<Button onClick={onBack}>Back</Button>}
      >
        <CodeField hint="6 digits, or a recovery code of 12" autoFocus />
      </FormShell>
    </AccessCard>
  );
}

import { usePublicForgotPasswordMutation } from "@dryrun/api-client/auth/public";
import { errorMessage } from "@dryrun/api-client/errors";
import { RESET_LINK_FAILED, RESET_LINK_SENT } from "@dryrun/domain/auth/messages";
import { forgotPasswordSchema } from "@dryrun/domain/auth/schema";
import { TextField } from "@dryrun/forms/fields/text-field";
import { FormShell } from "@dryrun/forms/form-shell";
import { Link } from "@dryrun/remote-kit/router";
import { useState } from "react";
import { forgotPassword as messages } from "../../../messages/password.en-in.ts";
import { Outcome } from "../../../shared/outcome.tsx";
import * as s from "../../../shared/unbroken.module.css";
import { AccessCard } from "../access-card.tsx";
import { SendAgain } from "../send-again.tsx";

const PARTED = /(e-mails?\b[.,]?)/;

/** A sentence in which "e-mail" never breaks at the end of a line. */
function Unbroken({ children }: { children: string }) {
  return (
    <p>
      {children.split(PARTED).map((part, index) =>
        index % 2 === 1 ? (
          <span key={index} className={s.whole}>
            {part}
          </span>
        ) : (
          part
        ),
      )}
    </p>
  );
}

/** Requests a reset link; the answer does not reveal whether the account exists. */
export function ForgotPasswordPage() {
  const [ask] = usePublicForgotPasswordMutation();
  const [sentTo, setSentTo] = useState<string>();

  /** Returns why the mail was not sent. */
  async function send(email: string): Promise<string | undefined> {
    const { error } = await ask({ body: { email } });
    if (error) return errorMessage(error, RESET_LINK_FAILED);
    setSentTo(email);
  }
  async function submit({ email }: { email: string }) {
    const message = await send(email);
    if (message) return { ok: false as const, message };
  }
  return (
    <AccessCard title={messages.title}>
      {sentTo ? (
        <>
          <Outcome tone="success">
            <Unbroken>{RESET_LINK_SENT}</Unbroken>
          </Outcome>
          <SendAgain onSend={() => send(sentTo)} />
        </>
      ) : (
        <FormShell
          initialValues={{ email: "" }}
          schema={forgotPasswordSchema}
          onSubmit={submit}
          submitLabel={messages.submit}
          pendingLabel={messages.pending}
          hasRequiredNote
          hasWideSubmit
        >
          <TextField name="email" label={messages.email} type="email" isRequired autoComplete="email" />
        </FormShell>
      )}
      <Link to="/login">{messages.backToLogin}</Link>
    </AccessCard>
  );
}

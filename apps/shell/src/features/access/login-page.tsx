import { usePublicLoginMutation } from "@dryrun/api-client/auth/public";
import { useLazyMeQuery } from "@dryrun/api-client/base";
import { errorMessage } from "@dryrun/api-client/errors";
import { peekSavedPath, takeSavedPath } from "@dryrun/auth/saved-path";
import { keepToken } from "@dryrun/auth/token-store";
import { Banner } from "@dryrun/design-system/banner";
import { destinationOf } from "@dryrun/domain/auth/destination";
import { LOGIN_FAILED } from "@dryrun/domain/auth/messages";
import { loginSchema } from "@dryrun/domain/auth/schema";
import { REDIRECT_PARAMETER } from "@dryrun/domain/auth/token-key";
import { FormShell } from "@dryrun/forms/form-shell";
import { PasswordField } from "@dryrun/forms/password-field";
import { TextField } from "@dryrun/forms/text-field";
import { Link, useLocation, useNavigate, useSearchParams } from "@dryrun/remote-kit/router";
import * as s from "./access-card.module.css";
import { AccessCard } from "./access-card.tsx";
import { DemoAccounts } from "./demo-accounts.tsx";
import { SignedInNotice } from "./signed-in-notice.tsx";

interface Arrival {
  /** Why the person was sent here, or what went well before. */
  notice?: string;
  tone?: "success" | "warning";
}

/** Specification 1, points 2.2 and 4. */
export function LoginPage() {
  const [login] = usePublicLoginMutation();
  const [fetchMe] = useLazyMeQuery();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const { state } = useLocation() as { state: Arrival | null };

  async function submit(form: { email: string; password: string }) {
    const { data, error } = await login({ body: form });
    if (!data) return { ok: false as const, message: errorMessage(error, LOGIN_FAILED) };
    keepToken(data.token);
    const { data: session, error: fault } = await fetchMe();
    if (!session) return { ok: false as const, message: errorMessage(fault, LOGIN_FAILED) };
    const { path, replace } = destinationOf(session.user, search.get(REDIRECT_PARAMETER), peekSavedPath());
    takeSavedPath();
    await navigate(path, { replace });
  }
  return (
    <AccessCard title="Login">
      {state?.notice && (
        <Banner tone={state.tone ?? "success"} role="none">
          {state.notice}
        </Banner>
      )}
      <SignedInNotice />
      <FormShell
        initialValues={{ email: "", password: "" }}
        schema={loginSchema}
        onSubmit={submit}
        submitLabel="Login"
        pendingLabel="Logging in..."
        hasRequiredNote
        hasWideSubmit
      >
        <TextField name="email" label="Email" type="email" isRequired autoComplete="username" autoFocus />
        <PasswordField name="password" label="Password" isRequired autoComplete="current-password" />
        <Link to="/forgot-password">Forgot Password</Link>
        <DemoAccounts />
      </FormShell>
      <p className={s.links}>
        <span>New here?</span> <Link to="/register">Create your free account</Link>
      </p>
    </AccessCard>
  );
}

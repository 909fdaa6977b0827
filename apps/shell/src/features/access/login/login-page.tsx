import { usePublicLoginMutation } from "@dryrun/api-client/auth/public";
import { baseApi, useDispatch, useLazyMeQuery } from "@dryrun/api-client/base";
import { errorCode, errorMessage, retryAfterOf } from "@dryrun/api-client/errors";
import { peekSavedPath, takeSavedPath } from "@dryrun/auth/saved-path";
import { keepToken } from "@dryrun/auth/token-store";
import { type User, useSession } from "@dryrun/auth/use-session";
import { Banner } from "@dryrun/design-system/feedback/banner";
import { destinationOf } from "@dryrun/domain/auth/destination";
import { loginSchema } from "@dryrun/domain/auth/login-schema";
import { LOGIN_FAILED, tooManyTries } from "@dryrun/domain/auth/sign-in-messages";
import { REDIRECT_PARAMETER } from "@dryrun/domain/auth/token-key";
import { PasswordField } from "@dryrun/forms/fields/password-field";
import { TextField } from "@dryrun/forms/fields/text-field";
import { FormShell, type SubmitResult } from "@dryrun/forms/form-shell";
import { Link, useLocation, useNavigate, useSearchParams } from "@dryrun/remote-kit/router";
import { lazy, Suspense, useState } from "react";
import * as s from "../access-card.module.css";
import { AccessCard } from "../access-card.tsx";
import { DemoAccounts } from "./demo-accounts.tsx";
import { loginReason } from "./login-reason.ts";

interface Arrival {
  /** Why the person was sent here, or what went well before. */
  notice?: string;
  tone?: "success" | "warning";
}

interface Credentials {
  email: string;
  password: string;
  code?: string | undefined;
}
const BLANK: Credentials = { email: "", password: "" };

/** The server's words; after too many tries how long to wait. */
function refusalOf(error: unknown): string {
  const seconds = retryAfterOf(error);
  return seconds === undefined ? errorMessage(error, LOGIN_FAILED) : tooManyTries(seconds);
}

const SignedInNotice = lazy(() => import("./signed-in-notice.tsx"));
// Of admins alone.
const CodeStep = lazy(() => import("./code-step.tsx"));
// Asked of few: most were asked when they registered.
const AdultQuestion = lazy(() => import("./adult-question.tsx"));

export function LoginPage() {
  const [login] = usePublicLoginMutation();
  const [fetchMe] = useLazyMeQuery();
  const navigate = useNavigate();
  const dispatch = useDispatch();
  const session = useSession();
  const [asked, setAsked] = useState<User>();
  const [typed, setTyped] = useState(BLANK);
  const [asksCode, setAsksCode] = useState(false);
  const [search] = useSearchParams();
  const redirect = search.get(REDIRECT_PARAMETER);
  const { state } = useLocation() as { state: Arrival | null };
  const reason = state?.notice ? undefined : loginReason(redirect);

  async function submit(form: Credentials): Promise<SubmitResult> {
    const { data, error } = await login({ body: form });
    if (errorCode(error) === "SECOND_FACTOR") {
      setTyped(form);
      setAsksCode(true);
      return;
    }
    if (!data) return { ok: false, message: refusalOf(error) };
    keepToken(data.token);
    dispatch(baseApi.util.resetApiState()); // the cache of the previously signed-in person
    const { data: signedIn, error: fault } = await fetchMe();
    if (!signedIn) return { ok: false, message: errorMessage(fault, LOGIN_FAILED) };
    if (signedIn.user.isAdult === null) {
      setAsked(signedIn.user);
      return;
    }
    await goOn(signedIn.user);
  }
  async function goOn(user: User) {
    const { path, replace } = destinationOf(user, redirect, peekSavedPath());
    takeSavedPath();
    await navigate(path, { replace });
  }
  if (asked)
    return (
      <Suspense>
        <AdultQuestion onYes={() => void goOn(asked)} />
      </Suspense>
    );
  if (asksCode) {
    return (
      <Suspense>
        <CodeStep onCode={(code) => submit({ ...typed, code })} onBack={() => setAsksCode(false)} />
      </Suspense>
    );
  }
  return (
    <AccessCard title="Login">
      {state?.notice && (
        <Banner tone={state.tone ?? "success"} role="none">
          {state.notice}
        </Banner>
      )}
      {reason && session.state === "signed-out" && <Banner role="none">{reason}</Banner>}
      {session.state === "signed-in" && (
        <Suspense>
          <SignedInNotice />
        </Suspense>
      )}
      <FormShell
        initialValues={typed}
        schema={loginSchema}
        onSubmit={submit}
        submitLabel="Login"
        pendingLabel="Logging in..."
        hasRequiredNote
        hasWideSubmit
        afterButtons={<DemoAccounts />}
      >
        <TextField name="email" label="Email" type="email" isRequired autoComplete="username" autoFocus />
        <PasswordField name="password" label="Password" isRequired autoComplete="current-password" />
        <Link to="/forgot-password">Forgot Password</Link>
      </FormShell>
      <p className={s.links}>
        <span>New here?</span> <Link to="/register">Create your free account</Link>
      </p>
    </AccessCard>
  );
}

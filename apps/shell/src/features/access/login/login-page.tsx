import { useSession } from "@dryrun/auth/use-session";
import { Banner } from "@dryrun/design-system/feedback/banner";
import { loginSchema } from "@dryrun/domain/auth/login-schema";
import { REDIRECT_PARAMETER } from "@dryrun/domain/auth/token-key";
import { PasswordField } from "@dryrun/forms/fields/password-field";
import { TextField } from "@dryrun/forms/fields/text-field";
import { FormShell } from "@dryrun/forms/form-shell";
import { Link, useLocation, useSearchParams } from "@dryrun/remote-kit/router";
import { lazy, Suspense } from "react";
import { login as say } from "../../../messages/login.en-in.ts";
import * as s from "../access-card.module.css";
import { AccessCard } from "../access-card.tsx";
import { DemoAccounts } from "./demo-accounts.tsx";
import { loginReason } from "./login-reason.ts";
import { useLogin } from "./use-login.ts";

interface Arrival {
  /** Why the person was sent here, or what went well before. */
  notice?: string;
  tone?: "success" | "warning";
}

const SignedInNotice = lazy(() => import("./signed-in-notice.tsx"));
// Of admins alone.
const CodeStep = lazy(() => import("./code-step.tsx"));
// Asked of few: most were asked when they registered.
const AdultQuestion = lazy(() => import("./adult-question.tsx"));

export function LoginPage() {
  const [search] = useSearchParams();
  const redirect = search.get(REDIRECT_PARAMETER);
  const { step, typed, submit, submitCode, goBack, goOn } = useLogin(redirect);
  if (step.name === "age")
    return (
      <Suspense>
        <AdultQuestion onYes={() => void goOn(step.user)} />
      </Suspense>
    );
  if (step.name === "code")
    return (
      <Suspense>
        <CodeStep onCode={submitCode} onBack={goBack} />
      </Suspense>
    );
  return (
    <AccessCard title={say.title}>
      <Notices redirect={redirect} />
      <FormShell
        initialValues={typed}
        schema={loginSchema}
        onSubmit={submit}
        submitLabel={say.title}
        pendingLabel={say.pending}
        hasRequiredNote
        hasWideSubmit
        afterButtons={
          <>
            <p className={s.links}>
              <span>{say.newHere}</span> <Link to="/register">{say.register}</Link>
            </p>
            {/* Comes late, and only in a demo: nothing is below it. */}
            <DemoAccounts />
          </>
        }
      >
        <TextField name="email" label={say.email} type="email" isRequired autoComplete="username" autoFocus />
        <PasswordField name="password" label={say.password} isRequired autoComplete="current-password" />
        <Link to="/forgot-password">{say.forgotPassword}</Link>
      </FormShell>
    </AccessCard>
  );
}

/** Why the person was sent here, what went well before, and who is signed in already. */
function Notices({ redirect }: { redirect: string | null }) {
  const session = useSession();
  const { state } = useLocation() as { state: Arrival | null };
  const reason = state?.notice ? undefined : loginReason(redirect);
  return (
    <>
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
    </>
  );
}

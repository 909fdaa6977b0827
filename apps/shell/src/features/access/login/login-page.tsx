import { usePublicDemoAccountsQuery } from "@dryrun/api-client/system/public";
import { useSession } from "@dryrun/auth/use-session";
import { Button } from "@dryrun/design-system/actions/button";
import { Banner } from "@dryrun/design-system/feedback/banner";
import { isOwnPath, REDIRECT_PARAMETER } from "@dryrun/domain/auth/destination";
import { loginSchema } from "@dryrun/domain/auth/login-schema";
import { SIGN_IN_FOR_JOB, SIGN_IN_TO_CONTINUE } from "@dryrun/domain/auth/sign-in-messages";
import { PasswordField } from "@dryrun/forms/fields/password-field";
import { TextField } from "@dryrun/forms/fields/text-field";
import { FormShell } from "@dryrun/forms/form-shell";
import { useFormField } from "@dryrun/forms/use-form-field";
import { Link, useLocation, useSearchParams } from "@dryrun/remote-kit/router";
import { lazy, Suspense, useState } from "react";
import { demoAccounts as messages, login as text } from "../../../messages/login.en-in.ts";
import * as s from "../access-card.module.css";
import { AccessCard } from "../access-card.tsx";
import { useLogin } from "./use-login.ts";

const WHO = { student: messages.student, employer: messages.employer, admin: messages.admin } as const;

/** Fills the form with a demo account in one press; the server lists them only if it has demo data. */
function DemoAccounts() {
  const { data } = usePublicDemoAccountsQuery();
  const email = useFormField<string>("email");
  const password = useFormField<string>("password");
  if (!data || data.accounts.length === 0) return null;
  return (
    <section className={s.demo} aria-labelledby="demo-accounts">
      <h2 id="demo-accounts" className={s.demoTitle}>
        {messages.title}
      </h2>
      <p>{messages.about}</p>
      <div className={s.demoChoices}>
        {data.accounts.map((account) => (
          <Button
            key={account.userType}
            size="s"
            onClick={() => {
              email.setValue(account.email);
              password.setValue(account.password);
            }}
          >
            {WHO[account.userType]}
          </Button>
        ))}
      </div>
    </section>
  );
}

const JOB = /^\/(student\/)?jobs\/[^/?#]/;

/** Why somebody was sent to the sign-in, by the page that they are led back to. */
function loginReason(redirect: string | null): string | undefined {
  if (redirect === null || !isOwnPath(redirect)) return undefined;
  return JOB.test(redirect) ? SIGN_IN_FOR_JOB : SIGN_IN_TO_CONTINUE;
}

interface Arrival {
  /** Why the person was redirected here, or what succeeded before. */
  notice?: string;
  tone?: "success" | "warning";
  /** The e-mail of the new account. */
  email?: string;
}

const SignedInNotice = lazy(() => import("./signed-in-notice.tsx"));
// Only admins need it.
const CodeStep = lazy(() => import("./code-step.tsx"));
// Rarely needed: most people gave their age when they registered.
const AdultQuestion = lazy(() => import("./adult-question.tsx"));

export function LoginPage() {
  const [search] = useSearchParams();
  const redirect = search.get(REDIRECT_PARAMETER);
  const { state } = useLocation() as { state: Arrival | null };
  const { step, typed, wasTried, submit, submitCode, goBack, goOn } = useLogin(redirect, state?.email ?? "");
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
    <AccessCard title={text.title}>
      <Notices redirect={redirect} arrival={wasTried ? null : state} />
      <PasswordStep typed={typed} onSubmit={submit} />
    </AccessCard>
  );
}

type Login = ReturnType<typeof useLogin>;

/** Focuses the first blank field. */
function PasswordStep({ typed, onSubmit }: { typed: Login["typed"]; onSubmit: Login["submit"] }) {
  const [knowsEmail] = useState(typed.email !== "");
  return (
    <FormShell
      initialValues={typed}
      schema={loginSchema}
      onSubmit={onSubmit}
      submitLabel={text.title}
      pendingLabel={text.pending}
      hasRequiredNote
      hasWideSubmit
      afterButtons={
        <>
          <p className={s.links}>
            <span>{text.newHere}</span> <Link to="/register">{text.register}</Link>
          </p>
          {/* Loads late, and only in a demo, so nothing is below it. */}
          <DemoAccounts />
        </>
      }
    >
      <TextField
        name="email"
        label={text.email}
        type="email"
        isRequired
        autoComplete="username"
        autoFocus={!knowsEmail}
      />
      <PasswordField
        name="password"
        label={text.password}
        isRequired
        autoComplete="current-password"
        autoFocus={knowsEmail}
      />
      <Link to="/forgot-password">{text.forgotPassword}</Link>
    </FormShell>
  );
}

/** Shows why the person was redirected here, what succeeded before, and who is already signed in. */
function Notices({ redirect, arrival }: { redirect: string | null; arrival: Arrival | null }) {
  const session = useSession();
  const reason = arrival?.notice ? undefined : loginReason(redirect);
  return (
    <>
      {arrival?.notice && (
        <Banner tone={arrival.tone ?? "success"} role="none">
          {arrival.notice}
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

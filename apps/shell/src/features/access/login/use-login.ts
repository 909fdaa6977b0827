import { usePublicLoginMutation } from "@dryrun/api-client/auth/login";
import { baseApi, useDispatch, useLazyMeQuery } from "@dryrun/api-client/base";
import { errorCode, errorMessage, retryAfterOf } from "@dryrun/api-client/errors";
import { peekSavedPath, takeSavedPath } from "@dryrun/auth/saved-path";
import { keepToken } from "@dryrun/auth/token-store";
import type { User } from "@dryrun/auth/use-session";
import { destinationOf } from "@dryrun/domain/auth/destination";
import { LOGIN_FAILED, tooManyTries } from "@dryrun/domain/auth/sign-in-messages";
import type { SubmitResult } from "@dryrun/forms/form-shell";
import { useNavigate } from "@dryrun/remote-kit/router";
import { useEffect, useState } from "react";
import { forgetFreshPassword, freshPasswordOf } from "../fresh-password.ts";

interface Credentials {
  email: string;
  password: string;
  code?: string | undefined;
}
/** Returns the server's message, or after too many attempts how long to wait. */
function refusalOf(error: unknown): string {
  const seconds = retryAfterOf(error);
  return seconds === undefined ? errorMessage(error, LOGIN_FAILED) : tooManyTries(seconds);
}

/** What the sign-in asks for: the password, the code of a second factor, or the age of `user`. */
type Step = { name: "password" } | { name: "code" } | { name: "age"; user: User };

/** Signs in step by step, then opens `redirect` or the person's own page. `email`: an address that is already known. */
export function useLogin(redirect: string | null, email: string) {
  const [login] = usePublicLoginMutation();
  const [fetchMe] = useLazyMeQuery();
  const navigate = useNavigate();
  const dispatch = useDispatch();
  const [step, setStep] = useState<Step>({ name: "password" });
  const [typed, setTyped] = useState<Credentials>(() => ({ email, password: freshPasswordOf(email) }));
  useEffect(forgetFreshPassword, []); // not during rendering, which React may discard and repeat
  const [wasTried, setTried] = useState(false);

  async function submit(form: Credentials): Promise<SubmitResult> {
    setTried(true);
    const { data, error } = await login({ body: form });
    if (errorCode(error) === "SECOND_FACTOR") {
      setTyped(form);
      setStep({ name: "code" });
      return;
    }
    if (!data) return { ok: false, message: refusalOf(error) };
    keepToken(data.token);
    dispatch(baseApi.util.resetApiState()); // the cache of the previously signed-in person
    const { data: signedIn, error: fault } = await fetchMe();
    if (!signedIn) return { ok: false, message: errorMessage(fault, LOGIN_FAILED) };
    if (signedIn.user.isAdult === null) {
      setStep({ name: "age", user: signedIn.user });
      return;
    }
    await goOn(signedIn.user);
  }
  async function goOn(user: User) {
    const { path, replace } = destinationOf(user, redirect, peekSavedPath());
    takeSavedPath();
    await navigate(path, { replace });
  }
  return {
    step,
    wasTried,
    typed,
    submit,
    submitCode: (code: string) => submit({ ...typed, code }),
    goBack: () => setStep({ name: "password" }),
    goOn,
  };
}

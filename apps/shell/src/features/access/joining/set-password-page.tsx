import { usePublicResetPasswordMutation } from "@dryrun/api-client/auth/public";
import { baseApi, useDispatch, useLazyMeQuery } from "@dryrun/api-client/base";
import { errorCode, errorMessage, fieldErrors } from "@dryrun/api-client/errors";
import { keepToken } from "@dryrun/auth/token-store";
import { buttonClass } from "@dryrun/design-system/actions/button";
import { Banner } from "@dryrun/design-system/feedback/banner";
import { destinationOf, REDIRECT_PARAMETER } from "@dryrun/domain/auth/destination";
import { isWholeToken } from "@dryrun/domain/auth/link-token";
import { LINK_DEAD, RESET_FAILED } from "@dryrun/domain/auth/messages";
import { Link, useNavigate, useParams, useSearchParams } from "@dryrun/remote-kit/router";
import { toast } from "@dryrun/remote-kit/toasts";
import { useState } from "react";
import { setPassword as text } from "../../../messages/joining.en-in.ts";
import { AccessCard } from "../access-card.tsx";
import { type FirstPassword, FirstPasswordForm } from "./first-password-form.tsx";

/** The page of the mail after a visitor's purchase: the first password of the account that the purchase created. */
export function SetPasswordPage() {
  const { token = "" } = useParams();
  const [reset] = usePublicResetPasswordMutation();
  const [isDead, setDead] = useState(!isWholeToken(token));
  const enter = useEntry();

  async function submit(form: FirstPassword) {
    const { data, error } = await reset({ params: { token }, body: form });
    if (data) return enter(data);
    if (errorCode(error) === "LINK_DEAD") return setDead(true);
    const message = errorMessage(error, RESET_FAILED);
    toast.error(message);
    return { ok: false as const, message, errors: fieldErrors(error) };
  }
  if (isDead) return <DeadLink />;
  return (
    <AccessCard title={text.title}>
      <p>{text.about}</p>
      <FirstPasswordForm submitLabel={text.submit} onSubmit={submit} />
    </AccessCard>
  );
}

/** Signs in with the answer's token and follows the link's `redirect`, as the sign-in does. */
function useEntry() {
  const [search] = useSearchParams();
  const [fetchMe] = useLazyMeQuery();
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const redirect = search.get(REDIRECT_PARAMETER);
  return async ({ token, message }: { token?: string | undefined; message: string }) => {
    if (token) keepToken(token);
    dispatch(baseApi.util.resetApiState()); // the cache of the previously signed-in person
    const { data } = token ? await fetchMe() : {};
    if (data) return void (await navigate(destinationOf(data.user, redirect, null).path, { replace: true }));
    const next = redirect ? `?${REDIRECT_PARAMETER}=${encodeURIComponent(redirect)}` : "";
    await navigate(`/login${next}`, { state: { notice: message } });
  };
}

function DeadLink() {
  return (
    <AccessCard title={text.title}>
      <Banner tone="danger" role="alert">
        {LINK_DEAD}
      </Banner>
      <Link to="/forgot-password" className={buttonClass({ variant: "primary" })}>
        {text.askNew}
      </Link>
      <p>
        {text.deadAbout} <Link to="/login">{text.login}</Link>
      </p>
    </AccessCard>
  );
}

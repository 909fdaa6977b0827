import { baseApi, useDispatch } from "@dryrun/api-client/base";
import { usePublicAcceptTeamInvitationMutation } from "@dryrun/api-client/company/public";
import { errorCode, errorMessage } from "@dryrun/api-client/errors";
import { dropToken } from "@dryrun/auth/token-store";
import { useSession } from "@dryrun/auth/use-session";
import { Button, buttonClass } from "@dryrun/design-system/actions/button";
import { Banner } from "@dryrun/design-system/feedback/banner";
import { Skeleton } from "@dryrun/design-system/feedback/skeleton";
import { OTHER_ADDRESS } from "@dryrun/domain/company/team/messages";
import { Link, useLocation, useNavigate } from "@dryrun/remote-kit/router";
import { useState } from "react";
import { teamInvitation as text } from "../../../messages/team-invitation.en-in.ts";
import { loginTo } from "../login-path.ts";
import type { OpenInvitationProps } from "./open-invitation.ts";
import { useEnterTeam } from "./use-enter-team.ts";

/** For an address with an account: joins with it, after the sign-in. */
export function JoinWithAccount(props: OpenInvitationProps) {
  const { email } = props.invitation;
  const session = useSession();
  const { pathname } = useLocation();
  if (session.state === "signed-out")
    return (
      <>
        <p>{text.ofAccount(email)}</p>
        <Link to={loginTo(pathname)} state={{ email }} className={buttonClass({ variant: "primary" })}>
          {text.login}
        </Link>
      </>
    );
  if (session.state !== "signed-in") return <Skeleton label={text.loading} count={2} shape="text" />;
  if (session.user.email !== email) return <OtherPerson email={session.user.email} invited={email} />;
  return <Join {...props} />;
}

function Join({ token, invitation: { company, email }, onDead }: OpenInvitationProps) {
  const [accept, { isLoading }] = usePublicAcceptTeamInvitationMutation();
  const [failure, setFailure] = useState<string>();
  const enter = useEnterTeam(company);
  async function join() {
    setFailure(undefined);
    const { error } = await accept({ params: { token } });
    if (!error) return enter();
    if (errorCode(error) === "LINK_DEAD") return onDead();
    setFailure(errorMessage(error, text.joinFailed));
  }
  return (
    <>
      <p>{text.signedInAs(email)}</p>
      {failure && (
        <Banner tone="danger" role="alert">
          {failure}
        </Banner>
      )}
      <Button variant="primary" isBusy={isLoading} pendingLabel={text.joining} onClick={() => void join()}>
        {text.join(company)}
      </Button>
    </>
  );
}

/** Somebody else is signed in on this device. */
function OtherPerson({ email, invited }: { email: string; invited: string }) {
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  async function change() {
    dropToken();
    await navigate(loginTo(pathname), { state: { email: invited } });
    dispatch(baseApi.util.resetApiState()); // the data of the person who was signed in
  }
  return (
    <>
      <p>{text.signedInAs(email)}</p>
      <Banner tone="warning" role="none">
        {OTHER_ADDRESS}
      </Banner>
      <Button variant="primary" onClick={() => void change()}>
        {text.otherLogin}
      </Button>
    </>
  );
}

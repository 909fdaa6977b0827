import { baseApi, useDispatch } from "@dryrun/api-client/base";
import { REDIRECT_PARAMETER } from "@dryrun/domain/auth/destination";
import type { UserType } from "@dryrun/domain/contract/call";
import { Navigate, useLocation } from "@dryrun/remote-kit/router";
import { Fragment, type ReactNode, useEffect, useState } from "react";
import type { NeededRole } from "./needed-role.ts";
import { savePath } from "./saved-path.ts";
import { type Session, type User, useSession } from "./use-session.ts";
import { UserContext } from "./user-context.ts";

interface RequireUserProps {
  /** People of other roles are redirected to /login. */
  userType?: UserType;
  /** Rendered while the session is unknown. */
  waiting: ReactNode;
  children: ReactNode;
}

/**
 * Renders its children for a signed-in person of the role; redirects others to /login, which leads back. When another tab logs out, the
 * open page and its input stay; the next page requires a sign-in.
 */
export function RequireUser({ userType, waiting, children }: RequireUserProps) {
  const session = useSession();
  const { pathname } = useLocation();
  const [open, setOpen] = useState<{ user: User; pathname: string }>();
  const user = session.state === "signed-in" ? session.user : undefined;
  const isAdmitted = user !== undefined && (!userType || user.userType === userType);
  if (isAdmitted && (open?.user !== user || open.pathname !== pathname)) setOpen({ user, pathname });
  useFreshStart(open?.user._id);

  const admitted = isAdmitted ? user : undefined;
  const stays = open?.pathname === pathname && isUnsettled(session) ? open.user : undefined;
  const shown = admitted ?? stays;
  if (shown) {
    return (
      <UserContext value={shown}>
        <Fragment key={shown._id}>{children}</Fragment>
      </UserContext>
    );
  }
  if (session.state === "signed-out") return session.hasLeft ? <Navigate to="/login" replace /> : <ToLogin />;
  const whose: NeededRole = { neededRole: userType };
  return user ? <Navigate to="/login" replace state={whose} /> : waiting;
}

/** Whether the session ended elsewhere, so that the state of this tab is not final. */
const isUnsettled = (session: Session) =>
  session.state === "loading" ||
  session.state === "unreachable" ||
  (session.state === "signed-out" && session.isElsewhere);

/** Resets the page if another person signed in in another tab, because it must not show the previous person's data. */
function useFreshStart(userId: string | undefined) {
  const dispatch = useDispatch();
  const [first, setFirst] = useState(userId);
  useEffect(() => {
    if (userId === first) return;
    setFirst(userId);
    if (first !== undefined) dispatch(baseApi.util.resetApiState());
  }, [userId, first, dispatch]);
}

/** Redirects to /login and remembers the visitor's page. */
function ToLogin() {
  const { pathname, search } = useLocation();
  const here = pathname + search;
  useEffect(() => savePath(here), [here]);
  return <Navigate to={`/login?${REDIRECT_PARAMETER}=${encodeURIComponent(here)}`} replace />;
}

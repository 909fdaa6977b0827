import { baseApi, useDispatch } from "@dryrun/api-client/base";
import { useNavigate } from "@dryrun/remote-kit/router";
import { toast } from "@dryrun/remote-kit/toasts";
import { teamInvitation as text } from "../../../messages/team-invitation.en-in.ts";

/** Returns what opens the company's first page for a person who has joined. */
export function useEnterTeam(company: string) {
  const navigate = useNavigate();
  const dispatch = useDispatch();
  return async () => {
    toast.success(text.joined(company));
    await navigate("/employer/dashboard", { replace: true });
    // Resets the cache of the former person or company; last, because this page would refetch its used invitation.
    dispatch(baseApi.util.resetApiState());
  };
}

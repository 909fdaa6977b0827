import { baseApi, useDispatch } from "@dryrun/api-client/base";
import { useEmployerLeaveTeamMutation } from "@dryrun/api-client/company/employer";
import { errorMessage } from "@dryrun/api-client/errors";
import { Button } from "@dryrun/design-system/actions/button";
import { Confirm } from "@dryrun/design-system/overlays/confirm";
import { useNavigate } from "@dryrun/remote-kit/router";
import { toast } from "@dryrun/remote-kit/toasts";
import { useState } from "react";
import { team } from "../../messages/team.en-in.ts";
import { paths } from "../../paths.ts";
import * as s from "./team-page.module.css";

const text = team.leave;

/** Leaves the company after a confirmation, which shows why an only owner cannot. */
export function LeaveTeam() {
  const [isAsking, setAsking] = useState(false);
  const { leave, isBusy, failure, forget } = useLeaving();
  return (
    <>
      <p className={s.note}>{text.about}</p>
      <div>
        <Button
          aria-haspopup="dialog"
          onClick={() => {
            forget();
            setAsking(true);
          }}
        >
          {text.act}
        </Button>
      </div>
      <Confirm
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={leave}
        title={text.title}
        confirmLabel={text.confirm}
        cancelLabel={text.cancel}
        pendingLabel={text.pending}
        isBusy={isBusy}
        failure={failure}
        isDanger
      >
        {text.text}
      </Confirm>
    </>
  );
}

function useLeaving() {
  const [send, { isLoading }] = useEmployerLeaveTeamMutation();
  const [failure, setFailure] = useState<string>();
  const navigate = useNavigate();
  const dispatch = useDispatch();
  async function leave() {
    setFailure(undefined);
    const { error } = await send();
    if (error) return setFailure(errorMessage(error, team.failedAct));
    toast.success(text.done);
    await navigate(paths.dashboard);
    // Everything belongs to the former company. Last, because this page would refetch its team.
    dispatch(baseApi.util.resetApiState());
  }
  return { leave: () => void leave(), isBusy: isLoading, failure, forget: () => setFailure(undefined) };
}

import { Button } from "@dryrun/design-system/actions/button";
import { Banner } from "@dryrun/design-system/feedback/banner";
import { useChunk } from "@dryrun/design-system/use-chunk";
import { ADMIN_STAYS } from "@dryrun/domain/account/messages";
import type { UserType } from "@dryrun/domain/contract/call";
import { useState } from "react";
import { deleteAccount as messages } from "../../../messages/privacy.en-in.ts";
import { Part } from "../part.tsx";

const load = () => import("./delete-dialog.tsx");

/** Opens the dialog that deletes the account, which loads with the first press. */
export function DeleteAccount({ userId, userType }: { userId: string; userType: UserType }) {
  const [isOpen, setOpen] = useState(false);
  const { module: dialog, hasFailed, retry } = useChunk(isOpen, load);
  function open() {
    retry();
    setOpen(true);
  }
  return (
    <Part id="delete" title={messages.title}>
      {userType === "admin" ? (
        <p>{ADMIN_STAYS}</p>
      ) : (
        <>
          <p>{messages.about}</p>
          {hasFailed && (
            <Banner tone="danger" role="alert">
              {messages.formFailed}
            </Banner>
          )}
          <div>
            <Button variant="danger" aria-haspopup="dialog" onClick={open}>
              {messages.open}
            </Button>
          </div>
          {dialog && <dialog.DeleteDialog {...{ isOpen, userId, userType }} onClose={() => setOpen(false)} />}
        </>
      )}
    </Part>
  );
}

import { Button } from "@dryrun/design-system/actions/button";
import { useChunk } from "@dryrun/design-system/use-chunk";
import { toast } from "@dryrun/remote-kit/toasts";
import { useEffect, useState } from "react";
import { messages } from "./messages.en-in.ts";

const text = messages.password;
const load = () => import("./password-dialog.tsx");

/** Opens the dialog that changes the password, which loads with the first press. */
export function ChangePassword() {
  const [isOpen, setOpen] = useState(false);
  const { module: dialog, hasFailed, retry } = useChunk(isOpen, load);
  useEffect(() => {
    if (!hasFailed) return;
    toast.error(text.failed);
    setOpen(false);
    retry();
  }, [hasFailed, retry]);
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {text.open}
      </Button>
      {dialog && <dialog.PasswordDialog isOpen={isOpen} onClose={() => setOpen(false)} />}
    </>
  );
}

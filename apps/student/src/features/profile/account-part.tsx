import { Button } from "@dryrun/design-system/button";
import { useChunk } from "@dryrun/design-system/use-chunk";
import { Link } from "@dryrun/remote-kit/router";
import { toast } from "@dryrun/remote-kit/toasts";
import { useEffect, useState } from "react";
import * as words from "../../messages.en-in.ts";
import { paths } from "../../paths.ts";
import * as s from "./profile-view.module.css";

const w = words.profile.password;
const load = () => import("./password-dialog.tsx");

/** The dialog that changes the password, which is loaded with the first press, and the way to one's data. */
export function AccountPart() {
  const [isOpen, setOpen] = useState(false);
  const { module: dialog, hasFailed, retry } = useChunk(isOpen, load);
  useEffect(() => {
    if (!hasFailed) return;
    toast.error(w.failed);
    setOpen(false);
    retry();
  }, [hasFailed, retry]);
  return (
    <section className={s.part} aria-labelledby="account">
      <h2 id="account" className={s.heading}>
        {words.profile.account}
      </h2>
      <div>
        <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {w.open}
        </Button>
      </div>
      <div>
        <Link to={paths.privacy} className="lone-link">
          {words.profile.privacy}
        </Link>
        <p className={s.note}>{words.profile.privacyHint}</p>
      </div>
      {dialog && <dialog.PasswordDialog isOpen={isOpen} onClose={() => setOpen(false)} />}
    </section>
  );
}

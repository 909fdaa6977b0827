import { Button } from "@dryrun/design-system/actions/button";
import { Banner } from "@dryrun/design-system/feedback/banner";
import { useState } from "react";
import { todayParts } from "../../messages/today-parts.en-in.ts";
import * as s from "./install-offer.module.css";

/** Chrome's event, stored by a script in the page's head. */
interface InstallEvent extends Event {
  prompt: () => Promise<unknown>;
}
declare global {
  var dryrunInstall: InstallEvent | undefined;
}

const OFFERED = "install-offered";
const say = todayParts.install;

/** Offers once to install Dryrun on the home screen, if the browser supports it and the student has a result. */
export function InstallOffer({ hasResult }: { hasResult: boolean }) {
  const [isOpen, setOpen] = useState(
    () => hasResult && globalThis.dryrunInstall !== undefined && localStorage.getItem(OFFERED) === null,
  );
  if (!isOpen) return null;
  function close() {
    localStorage.setItem(OFFERED, "yes");
    setOpen(false);
  }
  async function install() {
    close();
    await globalThis.dryrunInstall?.prompt();
    globalThis.dryrunInstall = undefined; // the browser allows one prompt per event
  }
  return (
    <Banner tone="info" role="none" landmark={say.label}>
      <p>{say.text}</p>
      <div className={s.choices}>
        <Button size="s" variant="primary" onClick={() => void install()}>
          {say.yes}
        </Button>
        <Button size="s" onClick={close}>
          {say.no}
        </Button>
      </div>
    </Banner>
  );
}

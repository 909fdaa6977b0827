import { Button } from "@dryrun/design-system/actions/button";
import { Banner } from "@dryrun/design-system/feedback/banner";
import { useState } from "react";
import { todayParts } from "../../messages/today-parts.en-in.ts";
import * as s from "./install-offer.module.css";

/** Chrome's event, kept by the head of the page. */
interface InstallEvent extends Event {
  prompt: () => Promise<unknown>;
}
declare global {
  var dryrunInstall: InstallEvent | undefined;
}

const OFFERED = "install-offered";
const say = todayParts.install;

/** Offers once to keep Dryrun on the home screen, where the browser can and a result has shown what it is for. */
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
    globalThis.dryrunInstall = undefined; // a browser asks once by each event
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

import { Button } from "@dryrun/design-system/button";
import { iconLook } from "@dryrun/design-system/icon-look";
import { useChunk } from "@dryrun/design-system/use-chunk";
import { toast } from "@dryrun/remote-kit/toasts";
import { Menu } from "lucide-react";
import { useEffect, useState } from "react";
import { words } from "../messages.en-in.ts";
import * as s from "./menu-button.module.css";

const load = () => import("./menu-sheet.tsx");

/** Opens the navigation of a phone, whose weight is paid with the first press. */
export function MenuButton({ onLogout }: { onLogout: () => void }) {
  const [isOpen, setOpen] = useState(false);
  const { module, hasFailed, retry } = useChunk(isOpen, load);
  useEffect(() => {
    if (!hasFailed) return;
    setOpen(false);
    retry();
    toast.error(words.nav.menuFailed);
  }, [hasFailed, retry]);
  return (
    <div className={s.menu}>
      <Button
        variant="quiet"
        icon={<Menu {...iconLook()} />}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
      >
        {words.nav.menu}
      </Button>
      {module && <module.MenuSheet isOpen={isOpen} onClose={() => setOpen(false)} onLogout={onLogout} />}
    </div>
  );
}

import { Button } from "@dryrun/design-system/actions/button";
import { iconProps } from "@dryrun/design-system/icon-props";
import { useChunk } from "@dryrun/design-system/use-chunk";
import { toast } from "@dryrun/remote-kit/toasts";
import { Menu } from "lucide-react";
import { useEffect, useState } from "react";
import { messages } from "../messages.en-in.ts";
import type { MenuProps } from "./menu-sheet.tsx";

const load = () => import("./menu-sheet.tsx");

/** Opens the navigation of a phone, which loads with the first press. */
export function MenuButton(menu: MenuProps) {
  const [isOpen, setOpen] = useState(false);
  const { module, hasFailed, retry } = useChunk(isOpen, load);
  useEffect(() => {
    if (!hasFailed) return;
    setOpen(false);
    retry();
    toast.error(messages.menuFailed);
  }, [hasFailed, retry]);
  return (
    <>
      <Button
        variant="quiet"
        icon={<Menu {...iconProps()} />}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
      >
        {messages.menu}
      </Button>
      {module && <module.MenuSheet {...menu} isOpen={isOpen} onClose={() => setOpen(false)} />}
    </>
  );
}

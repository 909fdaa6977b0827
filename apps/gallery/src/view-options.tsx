import { ThemeSwitch } from "@dryrun/design-system/actions/theme-switch";
import { Checkbox } from "@dryrun/design-system/choices/checkbox";
import { useEffect, useState } from "react";
import * as s from "./view-options.module.css";

/** The theme and the size of the text, for trying them out. */
export function ViewOptions() {
  const [isLarge, setLarge] = useState(false);
  useEffect(() => {
    document.documentElement.style.fontSize = isLarge ? "200%" : "";
    return () => {
      document.documentElement.style.fontSize = "";
    };
  }, [isLarge]);
  return (
    <div className={s.options}>
      <Checkbox label="Text at 200%" checked={isLarge} onValue={setLarge} />
      <ThemeSwitch className={s.theme ?? ""} />
    </div>
  );
}

import { Moon, Sun } from "lucide-react";
import { iconProps } from "../icon-props.ts";
import * as words from "../messages/actions.en-in.ts";
import { useTheme } from "./use-theme.ts";

/** A button named after the theme it switches to; used in an AvatarMenu or alone. */
export function ThemeSwitch({ className }: { className?: string }) {
  const [theme, toggle] = useTheme();
  const Icon = theme === "dark" ? Sun : Moon;
  return (
    <button type="button" className={className} onClick={toggle}>
      <Icon {...iconProps()} />
      {theme === "dark" ? words.theme.light : words.theme.dark}
    </button>
  );
}

import { isWithin } from "@dryrun/remote-kit/remote";
import { words } from "../messages.en-in.ts";
import { paths } from "../paths.ts";

/** The entries of the navigation. */
export const NAV = [{ to: paths.root, label: words.nav.start }] as const;

/** Returns the target of a page's entry: the longest path that contains the page. */
export const entryOf = (pathname: string): string =>
  NAV.map(({ to }) => to)
    .filter((to) => isWithin(to, pathname))
    .sort((a, b) => b.length - a.length)[0] ?? paths.root;

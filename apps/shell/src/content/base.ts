// What every page needs that is HTML before a script runs: typefaces, tokens, and the frame's styles come with it.
import "@dryrun/design-system/fonts.css";
import "@dryrun/design-system/tokens.css";

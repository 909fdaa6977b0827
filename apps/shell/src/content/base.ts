// What every static HTML page needs before a script runs: typefaces, tokens, and the frame's styles.
import "@dryrun/design-system/fonts.css";
import "@dryrun/design-system/tokens.css";

// Sonner inserts its styles by script, 3 KB of JavaScript on every page with a toast. Its package also has them as a sheet, which
// `sonner-toaster.tsx` imports.
const INSERTED = /^__insertCSS\(".*"\);$/m;

/** The loader for sonner's module: removes the inserted styles. */
export default function withoutInsertedStyles(source) {
  if (!INSERTED.test(source)) throw new Error("sonner inserts its styles in another way: see no-inserted-styles.mjs");
  return source.replace(INSERTED, "");
}

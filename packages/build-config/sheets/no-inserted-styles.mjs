// Sonner inserts its styles by script, 3 KB that every page with a toast would load as JavaScript. Its package has them as a sheet too,
// which `sonner-toaster.tsx` imports.
const INSERTED = /^__insertCSS\(".*"\);$/m;

/** The loader of sonner's module: leaves out the inserted styles. */
export default function withoutInsertedStyles(source) {
  if (!INSERTED.test(source)) throw new Error("sonner inserts its styles in another way: see no-inserted-styles.mjs");
  return source.replace(INSERTED, "");
}

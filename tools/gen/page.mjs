import { existsSync } from "node:fs";
import path from "node:path";
import { edit, writeFiles } from "./files.mjs";
import { spellings } from "./names.mjs";

/** `page <part> <feature> <name> --path /student/x`: a page with its heading, its test, its URL and its route. */
export function makePage(root, [part, feature, name], options) {
  if (!part || !feature || !name || !options.path) throw new Error("page <part> <feature> <name> --path /url");
  if (!existsSync(path.join(root, "apps", part, "src/remote.tsx"))) throw new Error(`There is no part ${part}.`);
  const names = spellings(name);
  const values = { ...names, part, feature: spellings(feature).kebab, url: options.path };
  const created = writeFiles(root, "page", values);
  const changed = addRoute(root, { part, names, feature: values.feature, url: options.path });
  return {
    made: created,
    changed,
    next: [
      `Say what the page shows in ${created.find((file) => !file.includes(".test."))}; its test is red until you do.`,
      "Add it to e2e/support/screens.ts, so that it is looked at and checked by axe.",
    ],
  };
}

/** Adds the URL of a page and its chunk. */
export function addRoute(root, { part, names, feature, url }) {
  const load = `(await import("./features/${feature}/${names.kebab}-page.tsx")).${names.pascal}Page`;
  return [
    edit(root, `apps/${part}/src/paths.ts`, (text) =>
      text.replace(/\n\} as const;/, `\n  ${names.camel}: "${url}",\n} as const;`),
    ),
    edit(root, `apps/${part}/src/remote.tsx`, (text) =>
      text.replace(
        /\n {6}\],\n {4}\},\n {2}\],\n\}\);/,
        `\n        {\n          path: paths.${names.camel},\n          lazy: async () => ({ Component: ${load} }),\n        },$&`,
      ),
    ),
  ];
}

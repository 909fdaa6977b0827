import path from "node:path";
import { planEndpoint } from "./endpoint.mjs";
import { edit, writeFiles } from "./files.mjs";
import { readListCall } from "./list-call.mjs";
import { spellings } from "./names.mjs";
import { addRoute } from "./page.mjs";

const USAGE = "list admin <name> --call <area>.<contract> --path /admin/x";

/** `list admin <name> --call area.contract --path /admin/x`: a page for an existing paged call, with everything it needs. */
export function makeList(root, [part, name], options) {
  if (part !== "admin" || !name || !options.call || !options.path) throw new Error(USAGE);
  const names = spellings(name);
  const call = readListCall(root, options.call);
  const api = planEndpoint(root, call);
  const values = { ...names, ...call.values, url: options.path, endpoint: api.file, hook: api.hook };
  const pages = writeFiles(root, "list", values);
  const added = api.write();
  const created = [...pages, ...added.made];
  const screens = `asAdmin("admin-${names.kebab}", "${options.path}"),`;
  const changed = [
    ...added.changed,
    ...addRoute(root, { part, names, feature: names.kebab, url: options.path }),
    edit(root, "apps/admin/src/messages.en-in.ts", (text) =>
      text
        .replace(/\n\n\/\*\*/, `\nimport { ${names.camel} } from "./messages/${names.kebab}.en-in.ts";$&`)
        .replace(/nav: \{[^}]*/, (nav) => `${nav.trimEnd()}\n    ${names.camel}: "${names.title}",\n  `)
        .replace(/\n {2}lists,/, `$&\n  ${names.camel},`),
    ),
    edit(root, "apps/admin/src/frame/nav-rules.ts", (text) =>
      text.replace(/\n\] as const;/, `\n  { to: paths.${names.camel}, label: words.nav.${names.camel} },$&`),
    ),
    edit(root, "e2e/support/screens.ts", (text) =>
      text.replace(/\n( *)asAdmin\("admin-security"/, (next, indent) => `\n${indent}${screens}${next}`),
    ),
  ];
  return {
    made: created,
    changed,
    next: [
      `Check the wording in apps/admin/src/messages/${names.kebab}.en-in.ts.`,
      `Say what a row shows in ${created.find((file) => file.includes(".test."))}; it is red until you do.`,
      ...(call.left.length > 0
        ? [`Not shown, because a cell cannot hold it: ${call.left.join(", ")}. Add a column in ${pageOf(created)}.`]
        : []),
      ...(call.filters.length > 0 ? [`Not offered as a filter: ${call.filters.join(", ")} (${pageOf(created)}).`] : []),
    ],
  };
}

const pageOf = (made) => path.basename(made.find((file) => file.endsWith("-page.tsx")));

import { edit, editJson, writeFiles } from "./files.mjs";
import { spellings } from "./names.mjs";

const ROLES = ["student", "employer", "admin"];

/** `remote <name> --role admin --owns /admin`: a new part, loaded by the shell, with its frame and a first page. */
export function makeRemote(root, [name], { role = "admin", owns }) {
  const names = spellings(name);
  const prefix = owns ?? `/${names.kebab}`;
  if (!ROLES.includes(role)) throw new Error(`--role is one of ${ROLES.join(", ")}.`);
  const created = writeFiles(root, "remote", { ...names, role, prefix });
  const changed = [
    editJson(root, "apps/shell/remotes.dev.json", (parts) => {
      const entry = `/remotes/${names.kebab}/mf-manifest.json`;
      parts.push({ name: names.kebab, owns: [prefix], current: { version: "dev", entry, integrity: "" } });
    }),
    editJson(root, "tsconfig.json", ({ references }) => references.push({ path: `apps/${names.kebab}` })),
    editJson(root, "knip.json", ({ workspaces }) => {
      workspaces[`apps/${names.kebab}`] = { ignoreDependencies: ["@module-federation/enhanced"] };
    }),
    editJson(root, "turbo.json", ({ tasks }) => tasks["//#sizes"].dependsOn.push(`@dryrun/${names.kebab}#build`)),
    edit(root, "biome.json", (text) =>
      text.replace(/( *)"@dryrun\/employer\/\*\*",/, `$&\n$1"@dryrun/${names.kebab}",\n$1"@dryrun/${names.kebab}/**",`),
    ),
    edit(root, ".github/CODEOWNERS", (text) => `${text.trimEnd()}\n/apps/${names.kebab}/ @dryrun/${names.kebab}\n`),
  ];
  return {
    made: created,
    changed,
    next: [
      "Run `npm install`, so that the workspace knows the part.",
      `Build its first page in apps/${names.kebab}/src/features; \`npm run dev -- ${names.kebab}\` runs it with the shell alone.`,
      "Add its pages to e2e/support/screens.ts.",
    ],
  };
}

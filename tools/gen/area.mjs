import { edit, writeFiles } from "./files.mjs";
import { spellings } from "./names.mjs";

const CALLERS = ["student", "employer", "admin", "public"];

/** `area <name> --caller student`: contract, rules, route, service, queries and endpoint of a new area, with a failing test. */
export function makeArea(root, [name], { caller = "student" }) {
  if (!CALLERS.includes(caller)) throw new Error(`--caller is one of ${CALLERS.join(", ")}.`);
  const names = spellings(name);
  const values = { ...names, caller, callerPascal: spellings(caller).pascal };
  const created = writeFiles(root, "area", values);
  const changed = [
    edit(root, "packages/domain/src/contracts.ts", (text) =>
      text
        .replace(
          /\nconst areas = \{/,
          `\nimport * as ${names.camel} from "./${names.kebab}/contract.ts";\n\nconst areas = {`,
        )
        .replace(/const areas = \{\n?/, (open) => `${open}  ${names.camel},\n`),
    ),
  ];
  return {
    made: created,
    changed,
    next: [
      `Write the calls in packages/domain/src/${names.kebab}/{calls,contract}.ts and the rules beside it; its test is red until you do.`,
      "Run `npm run contracts:accept`: the new call joins the wire.",
      `Serve it: put create${names.pascal} into apps/api/src/compose.ts (or the file of its side in compose/) and ${names.camel}Routes into apps/api/src/app/routes.ts.`,
    ],
  };
}

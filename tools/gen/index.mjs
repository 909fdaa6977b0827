// `npm run gen -- area|page|list|port|remote …`: ordinary files like the existing ones, which you then edit.
import { spawnSync } from "node:child_process";
import path from "node:path";
import { parseArgs } from "node:util";
import { makeArea } from "./area.mjs";
import { makeList } from "./list.mjs";
import { makePage } from "./page.mjs";
import { makePort } from "./port.mjs";
import { makeRemote } from "./remote.mjs";

const KINDS = { area: makeArea, page: makePage, list: makeList, port: makePort, remote: makeRemote };
const USAGE = `
  npm run gen -- area <name> [--caller student|employer|admin|public]
  npm run gen -- page <part> <feature> <name> --path /url
  npm run gen -- list admin <name> --call <area>.<contract> --path /admin/url
  npm run gen -- port <name> <technology>
  npm run gen -- remote <name> [--role student|employer|admin] [--owns /prefix]
`;

/** Creates the files below `root`; returns the created and changed ones, and the manual steps. */
export function generate(root, [kind, ...given], options) {
  const make = KINDS[kind];
  if (!make || !given[0]) throw new Error(`What is to be made?${USAGE}`);
  return make(root, given, options);
}

if (process.argv[1] === import.meta.filename) {
  const root = path.resolve(import.meta.dirname, "../..");
  const names = ["caller", "path", "role", "owns", "call"];
  try {
    const options = Object.fromEntries(names.map((name) => [name, { type: "string" }]));
    const { values, positionals } = parseArgs({ options, allowPositionals: true });
    const { made, changed, next } = generate(root, positionals, values);
    spawnSync(path.join(root, "node_modules/.bin/biome"), ["check", "--write", ...made, ...changed], { cwd: root });
    console.log(
      `Made:\n  ${made.join("\n  ")}\nChanged:\n  ${changed.join("\n  ")}\nNext:\n  - ${next.join("\n  - ")}`,
    );
  } catch (error) {
    console.error(`\n${error.message}\n`);
    process.exit(1);
  }
}

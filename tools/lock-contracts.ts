// Compares the contracts with contracts.lock.json and the facades with facade.lock.json; with `--accept` writes them and
// names the breaking changes that are accepted.
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { breakingChanges } from "../packages/domain/src/contract/compare.ts";
import { describeContracts } from "../packages/domain/src/contract/describe.ts";
import { contracts } from "../packages/domain/src/contracts.ts";

const root = path.resolve(import.meta.dirname, "..");
const FACADES = {
  "@dryrun/remote-kit/router": "packages/remote-kit/src/router.ts",
  "@dryrun/remote-kit/toasts": "packages/remote-kit/src/toasts.tsx",
  "@dryrun/remote-kit/page": "packages/remote-kit/src/page.tsx",
  "@dryrun/api-client/base": "packages/api-client/src/base.ts",
};

/** Returns the names of values that a facade's file exports; types do not exist at run time. */
function namesOf(file: string): string[] {
  const source = readFileSync(path.join(root, file), "utf8").replace(/export type[^;]*;/g, "");
  const lists = [...source.matchAll(/export (?:const )?\{([^}]*)\}/g)].flatMap(([, names = ""]) => names.split(","));
  const single = [...source.matchAll(/export (?:const|function|class) (\w+)/g)].map(([, name = ""]) => name);
  const listed = lists
    .map((name) => name.trim().split(" as ").at(-1) ?? "")
    .filter((name) => name && !name.startsWith("type "));
  return [...new Set([...listed, ...single])].sort();
}

const wire = describeContracts(contracts);
const facades = Object.fromEntries(Object.entries(FACADES).map(([name, file]) => [name, namesOf(file)]));
const locks = [
  { file: "contracts.lock.json", now: wire },
  { file: "facade.lock.json", now: facades },
];

const read = (file: string) => JSON.parse(readFileSync(path.join(root, file), "utf8"));
/** A line for each call or facade, so that a diff shows which one changed. */
const format = (lock: Record<string, unknown>) =>
  `{\n${Object.entries(lock)
    .map(([name, value]) => `${JSON.stringify(name)}: ${JSON.stringify(value)}`)
    .join(",\n")}\n}\n`;

const breaks = breakingChanges(read("contracts.lock.json"), wire);
const lockedFacades = read("facade.lock.json") as Record<string, string[]>;
const lost = Object.entries(lockedFacades).flatMap(([facade, names]) =>
  names.filter((name) => !facades[facade]?.includes(name)).map((name) => `${facade} no longer exports ${name}`),
);
for (const fault of [...breaks, ...lost]) console.error(`breaking: ${fault}`);

if (process.argv.includes("--accept")) {
  for (const { file, now } of locks) writeFileSync(path.join(root, file), format(now));
  console.log("The wire and the facades are locked as they are now.");
} else if (breaks.length + lost.length > 0) {
  console.error(
    'If that is meant: "npm run contracts:accept", with a decision record in docs/decisions/ that says why.',
  );
  process.exitCode = 1;
} else if (locks.some(({ file, now }) => readFileSync(path.join(root, file), "utf8") !== format(now))) {
  console.error('The wire or a facade has grown: run "npm run contracts:accept" and commit the lock.');
  process.exitCode = 1;
}

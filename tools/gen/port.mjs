import { edit, writeFiles } from "./files.mjs";
import { spellings } from "./names.mjs";

/** `port <name> <technology>`: a need of the product, its first adapter, and the tests that every adapter passes. */
export function makePort(root, [name, technology]) {
  if (!name || !technology) throw new Error("port <name> <technology>");
  const names = spellings(name);
  const created = writeFiles(root, "port", {
    ...names,
    technology: spellings(technology).kebab,
    technologyPascal: spellings(technology).pascal,
  });
  const changed = [
    edit(
      root,
      "apps/api/src/ports.ts",
      (text) =>
        `${text.trimEnd()}\n\n/** What the product needs, in its own words; adapters/${names.kebab} knows the technology. */\nexport interface ${names.pascal} {\n  close(): Promise<void>;\n}\n`,
    ),
  ];
  return {
    made: created,
    changed,
    next: [
      `Name the need in ${names.pascal} (apps/api/src/ports.ts), say it as tests in ${names.kebab}.contract-test.ts, and only then write the adapter.`,
      "Choose the adapter in apps/api/src/run.ts and hand it to the features in compose.ts.",
    ],
  };
}

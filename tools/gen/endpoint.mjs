import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { edit, writeFiles } from "./files.mjs";

const CLIENT = "packages/api-client/src";

/** The hook of an admin's call: the existing one, or a new endpoint in `<area>/admin.ts`, which `write` adds. */
export function planEndpoint(root, { area, name, folder }) {
  const existing = findHook(root, name, folder);
  if (existing) return { ...existing, write: () => ({ made: [], changed: [] }) };
  const endpoint = `admin${name[0].toUpperCase()}${name.slice(1)}`;
  const hook = `use${endpoint[0].toUpperCase()}${endpoint.slice(1)}Query`;
  const file = `${CLIENT}/${area}/admin.ts`;
  const write = () =>
    existsSync(path.join(root, file))
      ? { made: [], changed: [edit(root, file, (text) => withEndpoint(text, { name, folder, endpoint, hook }))] }
      : {
          made: writeFiles(root, "endpoint", { area, call: name, contractFolder: folder, endpoint, hook }),
          changed: [],
        };
  return { file: `${area}/admin`, hook, write };
}

function findHook(root, name, folder) {
  const client = path.join(root, CLIENT);
  for (const area of readdirSync(client)) {
    const file = path.join(client, area, "admin.ts");
    if (!existsSync(file)) continue;
    const text = readFileSync(file, "utf8");
    if (!text.includes(`"@dryrun/domain/${folder}/contract"`)) continue;
    const [before, after] = text.split(new RegExp(`fromContract\\((?:\\w+\\.)?${name}\\)`));
    const endpoint = after === undefined ? undefined : [...before.matchAll(/(\w+): build\.query</g)].at(-1)?.[1];
    if (endpoint) return { file: `${area}/admin`, hook: `use${endpoint[0].toUpperCase()}${endpoint.slice(1)}Query` };
  }
  return undefined;
}

function withEndpoint(text, { name, folder, endpoint, hook }) {
  const source = `"@dryrun/domain/${folder}/contract"`;
  const whole = text.match(new RegExp(`import \\* as (\\w+) from ${source}`))?.[1];
  const contract = whole ? `${whole}.${name}` : name;
  const named = new RegExp(`import \\{([^}]*)\\} from ${source}`);
  const imported = whole
    ? text
    : named.test(text)
      ? text.replace(named, (_, names) => `import { ${name}, ${names.trim()} } from ${source}`)
      : text.replace(/\nimport \{ type Arg/, `\nimport { ${name} } from ${source};$&`);
  return imported
    .replace(/export const \{/, `$& ${hook},`)
    .replace(
      /endpoints: \(build\) => \(\{\n/,
      `$&    ${endpoint}: build.query<Output<typeof ${contract}>, Arg<typeof ${contract}>>({\n      ...fromContract(${contract}),\n      providesTags: ["Admin"],\n    }),\n`,
    );
}

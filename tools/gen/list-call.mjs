import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { contracts } from "../../packages/domain/src/contracts.ts";
import { spellings } from "./names.mjs";

const PAGING = ["totalPages", "currentPage", "total"];
const MOMENT = "2026-11-20T10:00:00.000Z";

const titleOf = (field) =>
  spellings(field.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`).replace(/^[^a-z]+/, "")).title;

/** Whether the schema is a point in time: only such a schema accepts a Date as well as text. */
const isMoment = ({ type, spec }) => type === "string" && !spec.strict;

/** Returns where the call is declared, such as `admin/records`. */
function folderOf(root, area, name) {
  const domain = path.join(root, "packages/domain/src");
  const folder = readdirSync(path.join(domain, area), { recursive: true })
    .filter((file) => path.basename(file) === "contract.ts")
    .map((file) => path.posix.join(area, path.dirname(file)))
    .find((each) =>
      readFileSync(path.join(domain, each, "contract.ts"), "utf8").includes(`export const ${name} = defineContract(`),
    );
  if (!folder) throw new Error(`No contract.ts below packages/domain/src/${area} declares ${name}.`);
  return folder;
}

/** Returns a valid value of the schema, as the source of a test. */
function sample(name, schema) {
  const [first] = schema.spec.nullable ? [] : (schema.describe().oneOf ?? []);
  if (first !== undefined) return JSON.stringify(first);
  if (schema.type === "number") return "12";
  if (schema.type === "boolean") return "true";
  if (schema.type === "array") return "[]";
  if (schema.type === "object") {
    if (schema.spec.nullable) return "null";
    const fields = Object.entries(schema.fields).map(([key, field]) => `${key}: ${sample(key, field)}`);
    return `{ ${fields.join(", ")} }`;
  }
  return JSON.stringify(isMoment(schema) ? MOMENT : `Some ${name}`);
}

function cell(name, schema) {
  const orNone = (text) => (schema.spec.nullable ? `${name} === null ? "–" : ${text}` : text);
  if (schema.type === "boolean") return orNone(`${name} ? words.lists.yes : words.lists.no`);
  if (isMoment(schema)) return orNone(`words.lists.at(${name})`);
  if (schema.spec.nullable) return `${name} ?? "–"`;
  return name;
}

const inCell = ({ type }) => ["string", "number", "boolean"].includes(type);

const optionLabel = (value) => spellings(value.replace(/[^a-z0-9]+/gi, "-").toLowerCase()).title;

/** What the templates of a list need for its search and for filters with a choice of values. */
function filterValues(search, choices) {
  const read = [search ? "search" : "", choices.length > 0 ? "chosen" : ""].filter(Boolean).join(", ");
  const chosen = choices.map(
    ({ key }) => `${key}: chosen("${key}", say.options.${key}.map(({ value }) => value)) || undefined`,
  );
  const controls = choices.map(
    ({ key }) => `<ChoiceFilter name="${key}" label={say.filters.${key}} options={say.options.${key}} />`,
  );
  const together = controls.length === 1 ? controls[0] : `<>${controls.join("")}</>`;
  const form = search ? `<SearchForm label={say.searchLabel}>${controls.join("")}</SearchForm>` : together;
  const imports = [
    choices.length > 0 ? ["ChoiceFilter", "filters/choice-filter.tsx"] : [],
    search ? ["SearchForm", "search-form.tsx"] : [],
    read ? ["useFilters", "use-filters.ts"] : [],
  ].filter(([name]) => name);
  const options = choices.map(({ key, values }) => {
    const named = values.map((value) => `{ value: "${value}", label: "${optionLabel(value)}" },`);
    return `${key}: [{ value: "", label: "All" }, ${named.join(" ")}],`;
  });
  return {
    filterImports: imports.map(([name, file]) => `import { ${name} } from "../../shared/${file}";`).join("\n"),
    filterHook: read ? `const { ${read} } = useFilters();` : "",
    query: ["page", "limit: ADMIN_PER_PAGE", ...(search ? ["search"] : []), ...chosen].join(", "),
    none: search ? "search ? words.lists.noneFound(search) : say.none" : "say.none",
    searchProp: read ? `search={${form}}` : "",
    searchLabel: search ? `searchLabel: "Search",` : "",
    filterWords:
      choices.length > 0
        ? `filters: { ${choices.map(({ key }) => `${key}: "${titleOf(key)}"`).join(", ")} },\n  options: { ${options.join(" ")} },`
        : "",
  };
}

/** The rows, columns and filters of a paged call that an admin may make. */
export function readListCall(root, given) {
  const contract = contracts[given];
  if (!contract) throw new Error(`There is no call ${given}.`);
  if (contract.method !== "GET" || contract.access !== "admin") throw new Error(`${given} is not a GET for admins.`);
  const fields = contract.response.fields ?? {};
  const rowsKey = Object.keys(fields).find((key) => fields[key].type === "array");
  if (!rowsKey || PAGING.some((key) => !(key in fields))) throw new Error(`${given} does not answer a paged list.`);
  const row = fields[rowsKey].innerType;
  if (!row.fields?._id) throw new Error(`The rows of ${given} have no _id.`);
  const [area, name] = given.split(".");
  const entries = Object.entries(row.fields).filter(([key]) => key !== "_id");
  const shownEntries = entries.filter(([, schema]) => inCell(schema));
  const heading = shownEntries.find(([, schema]) => schema.type === "string" && !isMoment(schema))?.[0];
  const columns = shownEntries.map(([key, schema]) => {
    const kind = key === heading ? " isRowHeader: true," : schema.type === "number" ? " isEnd: true," : "";
    return `  { key: "${key}", header: say.columns.${key},${kind} cell: ({ ${key} }) => ${cell(key, schema)} },`;
  });
  const matches = Object.entries(contract.query.fields).filter(([key]) => !["page", "limit"].includes(key));
  const search = matches.some(([key]) => key === "search");
  const choices = matches.flatMap(([key, schema]) => {
    const values = (schema.describe().oneOf ?? []).filter((value) => typeof value === "string" && value);
    return values.length > 0 ? [{ key, values }] : [];
  });
  const isOffered = (key) => key === "search" || choices.some((choice) => choice.key === key);
  return {
    name,
    folder: folderOf(root, area, name),
    area,
    left: entries.filter(([, schema]) => !inCell(schema)).map(([key]) => key),
    filters: matches.map(([key]) => key).filter((key) => !isOffered(key)),
    values: {
      call: name,
      contractFolder: folderOf(root, area, name),
      rows: rowsKey,
      row: sample("row", row),
      columns: columns.join("\n"),
      headers: shownEntries.map(([key]) => `    ${key}: "${titleOf(key)}",`).join("\n"),
      ...filterValues(search, choices),
    },
  };
}

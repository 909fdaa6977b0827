// Writes forms.json, the JSON Schema of the objects in the manifests, from the models of Kubernetes' own client:
// npm pack @kubernetes/client-node@2.0.1 && tar xzf kubernetes-client-node-2.0.1.tgz && node
// deploy/kubernetes/forms.mjs package
// The models have the names, types and required fields of Kubernetes' OpenAPI; no other field is allowed, as in
// `kubeconform -strict`.
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";

/** The objects by the version of their API; a model's name begins with the last part of it. */
const KINDS = [
  ["v1", "Namespace"],
  ["v1", "ConfigMap"],
  ["v1", "Service"],
  ["apps/v1", "Deployment"],
  ["policy/v1", "PodDisruptionBudget"],
  ["autoscaling/v2", "HorizontalPodAutoscaler"],
  ["networking.k8s.io/v1", "NetworkPolicy"],
  ["networking.k8s.io/v1", "Ingress"],
];
const modelOf = (version, kind) => `V${version.split("/").at(-1).slice(1)}${kind}`;

const SIMPLE = {
  string: { type: "string" },
  number: { type: "number" },
  boolean: { type: "boolean" },
  any: {},
  Date: { type: "string" },
  V1MicroTime: { type: "string" },
  IntOrString: { type: ["integer", "string"] },
};

/** Returns the schema of a type in the models; `use` gets the name of a referenced model. */
function schemaOf(type, format, use) {
  const list = /^Array<(.+)>$/.exec(type)?.[1];
  if (list) return { type: "array", items: schemaOf(list, "", use) };
  const map = /^(?:Set<|\{ \[key: string\]: )(.+?);? ?[>}]$/.exec(type)?.[1];
  if (map) return { type: "object", additionalProperties: schemaOf(map, "", use) };
  if (type === "number" && /^int/.test(format)) return { type: "integer" };
  if (SIMPLE[type]) return SIMPLE[type];
  use(type);
  return { $ref: `#/definitions/${type}` };
}

/** Fields without `?` in the declarations are required. */
const requiredIn = (declarations) => [...declarations.matchAll(/^ {4}'([^']+)':/gm)].map(([, name]) => name);

async function definitionOf(models, name, use) {
  const { [name]: model } = await import(pathToFileURL(path.join(models, `${name}.js`)).href);
  const declarations = readFileSync(path.join(models, `${name}.d.ts`), "utf8");
  const names = Object.fromEntries(model.attributeTypeMap.map((field) => [field.name, field.baseName]));
  const properties = Object.fromEntries(
    model.attributeTypeMap.map(({ baseName, type, format }) => [baseName, schemaOf(type, format, use)]),
  );
  const required = requiredIn(declarations).map((field) => names[field]);
  return { type: "object", properties, ...(required.length > 0 && { required }), additionalProperties: false };
}

async function formsOf(folder) {
  const models = path.join(folder, "dist/gen/models");
  const { name, version } = JSON.parse(readFileSync(path.join(folder, "package.json"), "utf8"));
  const [, release] = /OpenAPI spec version: (\S+)/.exec(readFileSync(path.join(models, "V1Pod.d.ts"), "utf8"));
  const definitions = {};
  const waiting = KINDS.map(([apiVersion, kind]) => modelOf(apiVersion, kind));
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop())
    definitions[next] ??= await definitionOf(models, next, (one) => waiting.push(one));
  const sorted = Object.fromEntries(Object.entries(definitions).sort(([a], [b]) => (a < b ? -1 : 1)));
  const kinds = Object.fromEntries(KINDS.map(([api, kind]) => [`${api} ${kind}`, modelOf(api, kind)]));
  return {
    $comment: `Kubernetes ${release}, from ${name} ${version} (Apache-2.0) by forms.mjs`,
    kinds,
    definitions: sorted,
  };
}

const [folder] = process.argv.slice(2);
if (!folder) {
  console.error("node deploy/kubernetes/forms.mjs FOLDER, where @kubernetes/client-node is unpacked");
  process.exit(2);
}
const file = path.join(import.meta.dirname, "forms.json");
writeFileSync(file, `${JSON.stringify(await formsOf(path.resolve(folder)))}\n`);

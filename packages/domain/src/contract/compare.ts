import type { Described } from "./describe.ts";

// Detects what breaks a client or a server that was built against the older API. Separate deployments require additive changes.

type Side = "request" | "response";

const asRecord = (value: unknown): Described =>
  typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Described) : {};
const asList = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);
const isRequired = (schema: Described) => schema.optional !== true && !("default" in schema);

/** Returns one line for each breaking change from `before` to `after`; empty if there is none. */
export function breakingChanges(before: Described, after: Described): string[] {
  return Object.entries(before).flatMap(([name, contract]) => {
    const now = after[name];
    if (now === undefined) return [`${name}: the call is gone`];
    return contractChanges(name, asRecord(contract), asRecord(now));
  });
}

/** Everyone who had access must keep it. */
const isWider = (before: unknown, after: unknown) =>
  after === "public" || (after === "signed-in" && before !== "public");

function contractChanges(name: string, before: Described, after: Described): string[] {
  const fixed = ["method", "path", "status", "raw", "upload"].filter((key) => before[key] !== after[key]);
  if (before.access !== after.access && !isWider(before.access, after.access)) fixed.push("access");
  const refusals = asList(after.errors).filter((code) => !asList(before.errors).includes(code));
  const statuses = asList(after.okWhen).filter((field) => !asList(before.okWhen).includes(field));
  const requests = (["params", "query", "body"] as const).flatMap((part) =>
    schemaChanges("request", `${name}.${part}`, before[part], after[part]),
  );
  return [
    ...fixed.map((key) => `${name}: ${key} changed from ${String(before[key])} to ${String(after[key])}`),
    ...refusals.map((code) => `${name}: a new refusal ${code}`),
    ...statuses.map((field) => `${name}: 200 instead of ${String(after.status)} when ${field}`),
    ...requests,
    ...schemaChanges("response", `${name}.response`, before.response, after.response),
  ];
}

function schemaChanges(side: Side, at: string, before: unknown, after: unknown): string[] {
  if (before === undefined && after === undefined) return [];
  if (before === undefined) return side === "request" ? newRequest(at, asRecord(after)) : [];
  if (after === undefined) return side === "response" ? [`${at}: the answer is gone`] : [];
  const [old, now] = [asRecord(before), asRecord(after)];
  const branches = Object.keys(old).filter((key) => key.startsWith("when "));
  if (branches.length > 0)
    return branches.flatMap((key) => schemaChanges(side, `${at} (${key})`, old[key], now[key] ?? now));
  const own = side === "request" ? requestChanges(at, old, now) : responseChanges(at, old, now);
  const type = old.type === now.type ? [] : [`${at}: type changed from ${String(old.type)} to ${String(now.type)}`];
  return [...type, ...own, ...fieldChanges(side, at, old, now), ...schemaChanges(side, `${at}[]`, old.of, now.of)];
}

const newRequest = (at: string, after: Described) =>
  Object.entries(asRecord(after.fields))
    .filter(([, field]) => isRequired(asRecord(field)))
    .map(([field]) => `${at}.${field}: a new required field`);

function fieldChanges(side: Side, at: string, before: Described, after: Described): string[] {
  const [old, now] = [asRecord(before.fields), asRecord(after.fields)];
  const added = Object.keys(now).filter((field) => !(field in old));
  const removed = Object.keys(old).filter((field) => !(field in now));
  const kept = Object.keys(old).filter((field) => field in now);
  return [
    ...(side === "request"
      ? added.filter((f) => isRequired(asRecord(now[f]))).map((f) => `${at}.${f}: a new required field`)
      : []),
    ...(side === "response" ? removed.map((f) => `${at}.${f}: removed`) : []),
    ...kept.flatMap((field) => schemaChanges(side, `${at}.${field}`, old[field], now[field])),
  ];
}

function requestChanges(at: string, before: Described, after: Described): string[] {
  const removed = asList(before.oneOf).filter((value) => !asList(after.oneOf).includes(value));
  const isNewChoice = asList(before.oneOf).length === 0 && asList(after.oneOf).length > 0;
  return [
    ...(!isRequired(before) && isRequired(after) ? [`${at}: became required`] : []),
    ...(before.nullable && !after.nullable ? [`${at}: null is no longer taken`] : []),
    ...(asList(after.oneOf).length > 0 ? removed.map((value) => `${at}: ${value} is no longer taken`) : []),
    ...(isNewChoice ? [`${at}: only some values are taken now`] : []),
    ...testChanges(at, asList(before.tests), asList(after.tests)),
  ];
}

/** Finds narrower limits, and new tests. */
function testChanges(at: string, before: string[], after: string[]): string[] {
  return after.flatMap((test) => {
    if (before.includes(test)) return [];
    const [kind = "", limit = ""] = test.split(" ");
    const old = before.find((other) => other.startsWith(`${kind} `));
    const [was, is] = [Number(old?.split("=")[1]), Number(limit.split("=")[1])];
    const isWider = (kind === "max" && is >= was) || (kind === "min" && is <= was);
    return old && isWider ? [] : [`${at}: ${test} is new or narrower${old ? `, it was ${old}` : ""}`];
  });
}

function responseChanges(at: string, before: Described, after: Described): string[] {
  const added = asList(after.oneOf).filter((value) => !asList(before.oneOf).includes(value));
  return [
    ...(!before.optional && after.optional ? [`${at}: became optional`] : []),
    ...(!before.nullable && after.nullable ? [`${at}: became nullable`] : []),
    ...(asList(before.oneOf).length > 0 ? added.map((value) => `${at}: a new value ${value}`) : []),
  ];
}

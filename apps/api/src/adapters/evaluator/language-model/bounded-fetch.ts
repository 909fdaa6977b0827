import { ModelFault } from "./fault.ts";

/** A reply with a few criteria has some kilobytes; the rest is room for reasoning. */
const MAX_BYTES = 256 * 1024;

async function bytesOf(response: Response): Promise<Uint8Array<ArrayBuffer>> {
  const deps: Uint8Array[] = [];
  let length = 0;
  for await (const part of response.body ?? []) {
    deps.push(part);
    length += part.length;
    if (length > MAX_BYTES) throw new ModelFault("sent too much", { isOutage: true });
  }
  return Buffer.concat(deps);
}

/** Headers in which the SDK describes this machine, such as its operating system. */
const TELEMETRY = /^x-stainless-/i;

/**
 * `fetch` for a service that is not trusted. Follows no redirect, which could send the answer elsewhere, reads at
 * most 256 KiB, and accepts only JSON. Resolves when the whole body has arrived, so the SDK's time limit covers the
 * body too.
 */
export async function boundedFetch(input: string | URL | Request, init?: RequestInit): Promise<Response> {
  const headers = new Headers(init?.headers);
  for (const name of [...headers.keys()].filter((one) => TELEMETRY.test(one))) headers.delete(name);
  const response = await fetch(input, { ...init, headers, redirect: "manual" });
  if (!response.ok) {
    await response.body?.cancel();
    return new Response(null, { status: response.status, headers: response.headers });
  }
  if (!/\bjson\b/i.test(response.headers.get("content-type") ?? "")) {
    await response.body?.cancel();
    throw new ModelFault("did not answer in JSON", { isOutage: true });
  }
  return new Response(await bytesOf(response), { status: response.status, headers: response.headers });
}

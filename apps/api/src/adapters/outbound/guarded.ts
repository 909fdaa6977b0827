import { lookup as systemLookup } from "node:dns";
import { request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";
import { isIP, type LookupFunction } from "node:net";
import { DELIVERY_SECONDS } from "@dryrun/domain/company/webhooks/limits";
import { NO_PASSWORD_IN_URL, NOT_HTTPS, NOT_PUBLIC, NOT_THIS_PORT } from "@dryrun/domain/company/webhooks/messages";
import { SECOND_MS } from "@dryrun/domain/time";
import ipaddr from "ipaddr.js";
import type { Outbound, OutboundAnswer } from "../../ports.ts";

/** The addresses of IPv6 that are given to networks of the internet. */
const GLOBAL_V6 = ipaddr.parseCIDR("2000::/3") as [ipaddr.IPv6, number];

/**
 * Whether an address belongs to the public internet: not to this machine, a private network, a provider's own network, a
 * group of receivers, or a mapping of IPv4 into IPv6.
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.parse(address);
  if (parsed.range() !== "unicast") return false;
  return parsed.kind() === "ipv4" || (parsed as ipaddr.IPv6).match(GLOBAL_V6);
}

/** The code of the error for a name with an address that is not public. */
const NOT_PUBLIC_CODE = "ENOTPUBLIC";

/**
 * Returns a DNS lookup that refuses a name if any of its addresses is not public. The connection uses the addresses that
 * were checked, so the name cannot resolve to a different address later.
 */
const publicLookup =
  (lookup: typeof systemLookup = systemLookup): LookupFunction =>
  (hostname, options, callback) => {
    lookup(hostname, { ...options, all: true }, (error, addresses) => {
      if (error) return callback(error, "", 0);
      const [first] = addresses;
      if (!first || !addresses.every(({ address }) => isPublicAddress(address))) {
        const refusal = Object.assign(new Error("the name has an address that is not public"), {
          code: NOT_PUBLIC_CODE,
        });
        return callback(refusal, "", 0);
      }
      return options.all ? callback(null, addresses) : callback(null, first.address, first.family);
    });
  };

/** `""` is the port of https. */
const PORTS = ["", "443", "8443"];
/** Names of this machine and of private networks, which no public server has. */
const LOCAL_NAME = /^(localhost|[^.]+)\.?$|\.(localhost|local|internal|intranet|lan|home|corp|arpa)\.?$/i;
/** Bytes of an answer that are read before its connection is closed. */
const MAX_BYTES = 64 * 1024;

interface OutboundOptions {
  /** Also reaches this machine, over http and at any port: for tests. */
  allowsLocal?: boolean;
  /** Time limit of a request in milliseconds. */
  limitMs?: number;
  lookup?: typeof systemLookup;
}

/** Without the brackets of IPv6. */
const hostOf = ({ hostname }: URL) => hostname.replace(/^\[|\]$/g, "");

/** This machine, in the forms that tests use. */
const LOOPBACK = ["localhost", "127.0.0.1", "::1"];

const isLocal = (url: URL) => LOOPBACK.includes(hostOf(url)) && /^https?:$/.test(url.protocol);

function refusalOf(url: URL | null, allowsLocal: boolean): string | null {
  if (url && allowsLocal && isLocal(url)) return null;
  if (url?.protocol !== "https:") return NOT_HTTPS;
  const host = hostOf(url);
  if (url.username !== "" || url.password !== "") return NO_PASSWORD_IN_URL;
  if (!PORTS.includes(url.port)) return NOT_THIS_PORT;
  const isPublic = isIP(host) > 0 ? isPublicAddress(host) : !LOCAL_NAME.test(host);
  return isPublic ? null : NOT_PUBLIC;
}

const LOOKUP_CODES = ["ENOTFOUND", "EAI_AGAIN", "ENODATA"];
function faultOf({ code = "" }: NodeJS.ErrnoException): "name" | "address" | "connection" {
  if (code === NOT_PUBLIC_CODE) return "address";
  return LOOKUP_CODES.includes(code) ? "name" : "connection";
}

interface Asked {
  method: "GET" | "POST";
  headers: Record<string, string>;
  body?: string;
  maxBytes: number;
  limitMs: number;
}
type Answered = OutboundAnswer & { bytes: Buffer; isWhole: boolean };

/** Sends one request and reads its answer up to the limit, after which the connection is closed. */
function send(url: URL, { method, headers, body, maxBytes, limitMs }: Asked, lookup: LookupFunction | undefined) {
  const began = performance.now();
  const ms = () => Math.round(performance.now() - began);
  const none = { bytes: Buffer.alloc(0), isWhole: false };
  const settings = { method, headers, agent: false, ...(lookup && { lookup }) };
  return new Promise<Answered>((resolve) => {
    const ask = url.protocol === "https:" ? requestHttps : requestHttp;
    const request = ask(url, settings, (response) => {
      const parts: Buffer[] = [];
      let size = 0;
      const end = (isWhole: boolean) => {
        clearTimeout(timer);
        request.destroy();
        const status = response.statusCode ?? 0;
        resolve({ status, fault: null, ms: ms(), bytes: Buffer.concat(parts).subarray(0, maxBytes), isWhole });
      };
      response.on("data", (part: Buffer) => {
        parts.push(part);
        size += part.length;
        if (size > maxBytes) end(false);
      });
      response.on("end", () => end(true)).on("error", () => end(false));
    });
    const timer = setTimeout(() => {
      resolve({ status: null, fault: "time", ms: ms(), ...none });
      request.destroy();
    }, limitMs);
    request.on("error", (error) => {
      clearTimeout(timer);
      resolve({ status: null, fault: faultOf(error), ms: ms(), ...none });
    });
    request.end(body);
  });
}

/**
 * Creates requests to servers of others, which refuse addresses that are not public (server-side request forgery). Each
 * request has a connection of its own, one time limit for everything, and no proxy.
 */
export function createOutbound({
  allowsLocal = false,
  limitMs = DELIVERY_SECONDS * SECOND_MS,
  lookup,
}: OutboundOptions = {}): Outbound {
  async function guarded(typed: string, asked: Asked): Promise<Answered> {
    const url = URL.parse(typed);
    if (!url || refusalOf(url, allowsLocal))
      return { status: null, fault: "address", ms: 0, bytes: Buffer.alloc(0), isWhole: false };
    return send(url, asked, allowsLocal && isLocal(url) ? undefined : publicLookup(lookup));
  }
  return {
    refusalOf: (url) => refusalOf(URL.parse(url), allowsLocal),

    async post(url, { headers, body }) {
      const asked = { method: "POST" as const, headers: headersOf(headers, body), body, maxBytes: MAX_BYTES, limitMs };
      const { bytes: _, isWhole: __, ...answer } = await guarded(url, asked);
      return answer;
    },

    async get(url, limits) {
      const headers = { "user-agent": "Dryrun-Calendar/1", accept: "text/calendar", "accept-encoding": "identity" };
      const { bytes, isWhole, status, fault } = await guarded(url, { method: "GET", headers, ...limits });
      if (fault) return { status: null, fault };
      if (!isWhole && bytes.length < limits.maxBytes) return { status: null, fault: "connection" }; // it broke off
      return { status, fault: null, body: isWhole ? bytes : null };
    },
  };
}

const headersOf = (headers: Record<string, string>, body: string) => ({
  ...headers,
  "content-type": "application/json; charset=utf-8",
  "content-length": String(Buffer.byteLength(body)),
  "user-agent": "Dryrun-Webhooks/1",
});

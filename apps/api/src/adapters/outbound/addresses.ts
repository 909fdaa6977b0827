import { lookup as systemLookup } from "node:dns";
import type { LookupFunction } from "node:net";
import ipaddr from "ipaddr.js";

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
export const NOT_PUBLIC_CODE = "ENOTPUBLIC";

/**
 * Returns a DNS lookup that refuses a name if any of its addresses is not public. The connection uses the addresses that
 * were checked, so the name cannot resolve to a different address later.
 */
export const publicLookup =
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

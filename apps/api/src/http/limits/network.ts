import ipaddr from "ipaddr.js";

const NETWORK_BYTES = 8;

/**
 * What a caller's address counts as: an IPv4 address as it is, also where it is written as IPv6; of IPv6 the first 64 bits, which
 * are one customer's. What is no address counts as it is.
 */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (parsed.kind() === "ipv4") return parsed.toString();
  return `${Buffer.from(parsed.toByteArray().slice(0, NETWORK_BYTES)).toString("hex")}/64`;
}

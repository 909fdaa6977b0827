import ipaddr from "ipaddr.js";
import type { Turn } from "../../ports.ts";

const NETWORK_BYTES = 8;

/**
 * Returns what a caller's address counts as: an IPv4 address itself, even if written as IPv6; for IPv6 the first 64
 * bits, which belong to one customer. Any other text counts as itself.
 */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (parsed.kind() === "ipv4") return parsed.toString();
  return `${Buffer.from(parsed.toByteArray().slice(0, NETWORK_BYTES)).toString("hex")}/64`;
}

/** Returns whose turn the work for a visitor takes. */
export const turnOfVisitor = (address: string): Turn => ({ owner: networkOf(address), isEstablished: false });

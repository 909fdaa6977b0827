import type { Contract } from "@dryrun/domain/contract/define";
import { type Arg, fromContract } from "../from-contract.ts";

/** The path prefix of all calls. */
export const API_PATH = "/api";

/** Returns the URL of this contract's endpoint as `fetchBaseQuery` writes it, for the early calls of a page's head. */
export function earlyUrl<C extends Contract>(contract: C, arg: Arg<C>): string {
  const { url, params } = fromContract(contract).query(arg);
  return `${API_PATH}${url}${params ? `?${new URLSearchParams(params as Record<string, string>)}` : ""}`;
}

import type { Contract } from "@dryrun/domain/contract/define";
import { API_PATH } from "../api-path.ts";
import { type Arg, fromContract } from "../from-contract.ts";

/** The URL that the endpoint of this contract asks, as `fetchBaseQuery` writes it: for the calls that a page's head makes early. */
export function earlyUrl<C extends Contract>(contract: C, arg: Arg<C>): string {
  const { url, params } = fromContract(contract).query(arg);
  return `${API_PATH}${url}${params ? `?${new URLSearchParams(params as Record<string, string>)}` : ""}`;
}

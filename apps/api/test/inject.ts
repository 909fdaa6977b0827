import type { Contract, Input, Output } from "@dryrun/domain/contract/define";
import type { ErrorBody } from "@dryrun/domain/errors";
import type { TestApp } from "./create-test-app.ts";

interface Parts {
  params?: Record<string, string | number>;
  query?: Record<string, unknown>;
  body?: unknown;
}
/** The input of a call: its own type, or anything for tests of bad input. */
type Given<C extends Contract> = { [K in Exclude<keyof Input<C>, "query">]: unknown } & { query?: unknown };

export interface Answered<T> {
  status: number;
  body: T;
  refusal: ErrorBody;
  headers: Record<string, unknown>;
}

/** Calls the real app through the contract. */
export async function call<C extends Contract>(
  { app }: Pick<TestApp, "app">,
  contract: C,
  input: Given<C>,
  token?: string,
  headers: Record<string, string> = {},
): Promise<Answered<Output<C>>> {
  const { params = {}, query, body } = input as Parts;
  const path = contract.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const search = query
    ? `?${new URLSearchParams(Object.entries(query).map(([key, value]) => [key, String(value)]))}`
    : "";
  const response = await app.inject({
    method: contract.method,
    url: `/api${path}${search}`,
    headers: { ...(token && { authorization: `Bearer ${token}` }), ...headers },
    ...(body !== undefined && { payload: body as object }),
  });
  const answer = response.body ? (response.json() as unknown) : undefined;
  return {
    status: response.statusCode,
    body: answer as Output<C>,
    refusal: answer as ErrorBody,
    headers: response.headers,
  };
}

import type { Contract, Input, Output } from "@dryrun/domain/contract/define";
import type { StandardSchemaV1 } from "@standard-schema/spec";

export type Arg<C extends Contract> = keyof Input<C> extends never ? void : Input<C>;

interface Parts {
  params?: Record<string, string | number>;
  query?: Record<string, unknown>;
  body?: unknown;
  /** Sent as `Idempotency-Key` where the contract takes one. */
  idempotencyKey?: string;
}

const fillPath = (path: string, params: Record<string, string | number> = {}) =>
  path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));

/** What is empty is not sent: an empty filter is no filter. */
const isSent = ([, value]: [string, unknown]) => value !== undefined && value !== null && value !== "";

/** Spread into `build.query` or `build.mutation`: request and answer are the contract's. */
export const fromContract = <C extends Contract>(contract: C) => ({
  query: (arg: Arg<C>) => {
    const { params, query, body, idempotencyKey } = (arg ?? {}) as Parts;
    return {
      url: fillPath(contract.path, params),
      method: contract.method,
      params: query && Object.fromEntries(Object.entries(query).filter(isSent)),
      body,
      ...(contract.idempotent && idempotencyKey && { headers: { "Idempotency-Key": idempotencyKey } }),
    };
  },
  responseSchema: contract.response as unknown as StandardSchemaV1<Output<C>> | undefined,
});

/** The request of an idempotent call, with the key that its form or dialog made when it opened. */
export type KeyedArg<C extends Contract> = { [K in keyof Input<C>]: Input<C>[K] } & { idempotencyKey: string };

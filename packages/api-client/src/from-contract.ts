import type { Contract, Input, Output } from "@dryrun/domain/contract/define";
import type { StandardSchemaV1 } from "@standard-schema/spec";

/** The request; an upload takes the file itself. */
type Sent<C extends Contract> = C extends { upload: string } ? Omit<Input<C>, "file"> & { file: Blob } : Input<C>;
export type Arg<C extends Contract> = keyof Input<C> extends never ? void : Sent<C>;

interface Parts {
  params?: Record<string, string | number>;
  query?: Record<string, unknown>;
  body?: unknown;
  file?: Blob;
  /** Sent as `Idempotency-Key` if the contract uses one. */
  idempotencyKey?: string;
}

const fillPath = (path: string, params: Record<string, string | number> = {}) =>
  path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));

function formWith(file: Blob): FormData {
  const form = new FormData();
  form.set("file", file, file instanceof File ? file.name : "upload.csv");
  return form;
}

/** Empty values are not sent: an empty filter means no filter. */
const isSent = ([, value]: [string, unknown]) => value !== undefined && value !== null && value !== "";

/** Spread into `build.query` or `build.mutation`: request and answer follow the contract. */
export const fromContract = <C extends Contract>(contract: C) => ({
  query: (arg: Arg<C>) => {
    const { params, query, body, file, idempotencyKey } = (arg ?? {}) as Parts;
    const matches = Object.entries(query ?? {}).filter(isSent);
    return {
      url: fillPath(contract.path, params),
      method: contract.method,
      params: matches.length > 0 ? Object.fromEntries(matches) : undefined,
      body: file ? formWith(file) : body,
      ...(contract.idempotent && idempotencyKey && { headers: { "Idempotency-Key": idempotencyKey } }),
    };
  },
  responseSchema: contract.response as unknown as StandardSchemaV1<Output<C>> | undefined,
});

/** Spread into `build.mutation`: the answer is a file, as an object URL that the caller revokes. */
export const downloadFrom = <C extends Contract>(contract: C) => ({
  query: (arg: Arg<C>) => ({
    ...fromContract(contract).query(arg),
    responseHandler: async (answer: Response): Promise<unknown> =>
      answer.ok ? URL.createObjectURL(await answer.blob()) : answer.json(),
  }),
});

/** The request of an idempotent call, with the key that its form or dialog created when it opened. */
export type KeyedArg<C extends Contract> = { [K in keyof Sent<C>]: Sent<C>[K] } & { idempotencyKey: string };

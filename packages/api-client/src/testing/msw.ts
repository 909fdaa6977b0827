import type { Contract, FileAnswer, Output } from "@dryrun/domain/contract/define";
import type { ErrorCode, FieldError } from "@dryrun/domain/errors";
import { ERROR_STATUS } from "@dryrun/domain/errors";
import { HttpResponse, http } from "msw";
import type { Schema } from "yup";

const VERBS = { GET: http.get, POST: http.post, PUT: http.put, PATCH: http.patch, DELETE: http.delete };
const at = (contract: Contract) => `/api${contract.path}`;

declare const process: { env: { SLOW_ANSWERS?: string; SLOW_CALLS?: string } }; // the types of Node differ from those of a browser
const { setTimeout: later } = globalThis; // a test may replace it
/**
 * Delays an answer by `SLOW_ANSWERS` milliseconds, so that a test that does not wait for it always fails. With
 * `SLOW_CALLS`, a regular expression of paths, only these are delayed: this shows tests that depend on the order.
 */
const inTime = ({ path }: Contract) => {
  const { SLOW_ANSWERS = 0, SLOW_CALLS = "" } = process.env;
  return new Promise((done) => later(done, new RegExp(SLOW_CALLS).test(path) ? Number(SLOW_ANSWERS) : 0));
};
/** Gives the same response to every request. */
const says = (contract: Contract, response: () => Response) =>
  VERBS[contract.method](at(contract), async () => {
    await inTime(contract);
    return response();
  });

/** Answers as the contract does; `answer` is typed and checked by it. `seen` receives each request's body. */
export const answers = <C extends Contract>(contract: C, answer: Output<C>, seen?: (body: unknown, url: URL) => void) =>
  VERBS[contract.method](at(contract), async ({ request }) => {
    seen?.(
      await request
        .clone()
        .json()
        .catch(() => undefined),
      new URL(request.url),
    );
    await inTime(contract);
    if (contract.status === 204) return new HttpResponse(null, { status: 204 });
    const checked = (contract.response as Schema | undefined)?.validateSync(answer);
    return HttpResponse.json(checked as never, { status: contract.status });
  });

/** Answers with a file of the contract's type. */
export const answersFile = (contract: Contract & { response: FileAnswer }, content: string) =>
  says(contract, () => new HttpResponse(content, { headers: { "content-type": contract.response.file } }));

/** Answers as the contract does, after `ready` is fulfilled. */
export const answersAfter = <C extends Contract>(ready: Promise<void>, contract: C, answer: Output<C>) =>
  VERBS[contract.method](at(contract), async () => {
    await ready;
    return HttpResponse.json(answer as never, { status: contract.status });
  });

/** Refuses like the server. */
export const refuses = (
  contract: Contract,
  code: ErrorCode,
  body: { message: string; errors?: FieldError[]; [detail: string]: unknown },
) => says(contract, () => HttpResponse.json({ ...body, code }, { status: ERROR_STATUS[code] }));

/** Fails like a broken server. */
export const failsWith = (contract: Contract, status = 500) =>
  says(contract, () => HttpResponse.json({ message: "Something went wrong.", requestId: "req-1" }, { status }));

/** Fails like a missing network. */
export const isOffline = (contract: Contract) => says(contract, () => HttpResponse.error());

import { answerOf } from "@dryrun/domain/contract/answer";
import type { Contract, Input, Output } from "@dryrun/domain/contract/define";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { isSchema, type Schema, type ValidationError } from "yup";
import type { Clock } from "../ports.ts";
import { type Caller, type CallerOf, requireAccess } from "./access.ts";
import type { AnswerOnce } from "./limits/idempotency.ts";
import type { PersonLimit } from "./limits/person-limits.ts";
import { parseInput } from "./parse-input.ts";
import { readUpload } from "./upload.ts";

declare module "fastify" {
  interface FastifyInstance {
    answerOnce: AnswerOnce;
    /** Limits an account's uploads. */
    uploads: PersonLimit;
    clock: Clock;
    onMismatch(request: FastifyRequest, mismatch: ValidationError): void;
    /** Development and tests validate every answer, which would be too slow in production. */
    isThorough: boolean;
  }
  interface FastifyRequest {
    caller: Caller | null;
  }
  interface FastifyContextConfig {
    contract?: Contract;
  }
}

type Handler<C extends Contract> = (
  input: Input<C>,
  caller: CallerOf<C>,
  request: FastifyRequest,
) => Promise<Output<C>>;

/** Creates a JSON route, the only way to do so: path, access, validation, status and answer all come from the contract. */
export function contractRoute<const C extends Contract>(app: FastifyInstance, contract: C, handler: Handler<C>) {
  app.route({
    method: contract.method,
    url: contract.path,
    config: { contract },
    handler: async (request, reply) => {
      const caller = requireAccess(contract, request.caller);
      const parsed = parseInput(contract, request, app.clock.now());
      const { upload } = contract;
      if (upload && caller) await app.uploads.take(caller.id); // before the file takes time
      const input = upload ? { ...parsed, file: await readUpload(request, upload) } : parsed;
      const { body, file } = input as { body?: unknown; file?: unknown };
      const answer = await app.answerOnce(contract, request, file ?? body, async () => {
        const created = await handler(input as Input<C>, caller, request);
        const { response } = contract;
        if (!isSchema(response)) return { status: contract.status, body: undefined };
        const report = (fault: ValidationError) => app.onMismatch(request, fault);
        const sent = answerOf(response as Schema, created, report, app.isThorough);
        return { status: statusOf(contract, sent), body: sent };
      });
      return reply.code(answer.status).send(answer.body);
    },
  });
}

const statusOf = ({ status, okWhen = [] }: Contract, sent: unknown) =>
  okWhen.some((field) => (sent as Record<string, unknown>)[field]) ? 200 : status;

import type { FastifyInstance, FastifyReply } from "fastify";
import { isLostConnection } from "../db/lost-connection.ts";
import { AppError, overloaded } from "../errors/app-error.ts";
import { faultOf } from "../errors/fault.ts";

const FRAMEWORK_CODES: Record<number, string> = { 413: "TOO_LARGE", 415: "UNSUPPORTED_MEDIA_TYPE", 404: "NOT_FOUND" };
const FRAMEWORK_MESSAGES: Record<number, string> = {
  413: "This is too large.",
  415: "Send JSON.",
  404: "Not found.",
};

/** The account was deleted during its own request, so the row to write has no owner. */
function isOrphan({ cause }: Error): boolean {
  const { code, constraint = "" } = (cause ?? {}) as { code?: string; constraint?: string };
  return code === "23503" && constraint.endsWith("_users_id_fk");
}

/** The database is being replaced by its standby: no server listens, or the one that does is still read-only. */
const AWAY = ["ECONNREFUSED", "25006"];
/** PostgreSQL's codes for a statement or transaction that waited or ran too long, and for no free connection. */
const BUSY = ["55P03", "57014", "25P03", "53300", ...AWAY];
/** The pool's message, which has no code. */
const NO_CONNECTION = "timeout exceeded when trying to connect";

/** Whether the database timed out or was unreachable, so that the client may retry. */
const isBusy = (error: Error & { code?: unknown }) => {
  const { code, message } = (error.cause ?? error) as { code?: unknown; message: string };
  return BUSY.includes(String(code)) || message === NO_CONNECTION || isLostConnection({ ...error, message, code });
};

const sendRefusal = (reply: FastifyReply, { statusCode, headers, message, code, details }: AppError) =>
  reply
    .code(statusCode)
    .headers(headers)
    .send({ message, code, ...details });

/** Turns errors into answers, in one place; a 5xx has no details but the request's id. */
export function installErrorHandler(app: FastifyInstance) {
  app.setErrorHandler<Error & { statusCode?: number }>((error, request, reply) => {
    if (error instanceof AppError) {
      if (error.cause) request.log.warn({ fault: faultOf(error.cause) }, "a service of others failed");
      return sendRefusal(reply, error);
    }
    const status = error.statusCode ?? 500;
    if (status >= 400 && status < 500) {
      const message = FRAMEWORK_MESSAGES[status] ?? "The request could not be read.";
      return reply.code(status).send({ message, code: FRAMEWORK_CODES[status] ?? "VALIDATION" });
    }
    if (request.caller && isOrphan(error)) {
      return reply.code(401).send({ message: "Log in to continue.", code: "UNAUTHENTICATED" });
    }
    if (isBusy(error)) {
      request.log.warn({ fault: faultOf(error) }, "the database is busy");
      return sendRefusal(reply, overloaded());
    }
    request.log.error({ fault: faultOf(error) }, "request failed");
    return reply.code(500).send({ message: "Something went wrong.", requestId: request.id });
  });
}

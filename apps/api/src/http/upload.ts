import { textOfFile } from "@dryrun/domain/csv";
import { NO_CSV } from "@dryrun/domain/invitations/messages";
import { MAX_UPLOAD_BYTES } from "@dryrun/domain/limits";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { AppError, invalid } from "./app-error.ts";

const MULTIPART = "multipart/form-data";
/** Boundaries and the headers of the parts. */
const AROUND_BYTES = 16_384;
const FIELD = "file";

const wrongType = (what: string) => new AppError("UNSUPPORTED_MEDIA_TYPE", `Send ${what}.`);

/** Lets the routes whose contract takes an upload have their multipart body; for any other it is a 415. */
export function takeUploads(app: FastifyInstance) {
  const options = { parseAs: "buffer" as const, bodyLimit: MAX_UPLOAD_BYTES + AROUND_BYTES };
  app.addContentTypeParser(MULTIPART, options, (request, body, done) => {
    if (request.routeOptions.config.contract?.upload) done(null, body);
    else done(wrongType("JSON"));
  });
}

/** The text of the one file of an upload, without a byte order mark. */
export async function readUpload(request: FastifyRequest): Promise<string> {
  const { body, headers } = request;
  if (!Buffer.isBuffer(body)) throw wrongType(`a file as ${MULTIPART}`);
  const answer = new Response(new Uint8Array(body), { headers: { "content-type": headers["content-type"] ?? "" } });
  const form = await answer.formData().catch(() => null);
  const file = form?.get(FIELD);
  if (!(file instanceof File)) throw invalid(FIELD, NO_CSV);
  if (file.size > MAX_UPLOAD_BYTES) throw new AppError("TOO_LARGE", "A file is at most 1 MB.");
  const text = textOfFile(new Uint8Array(await file.arrayBuffer()));
  if (text === null) throw invalid(FIELD, "Save the file as CSV in UTF-8.");
  return text;
}

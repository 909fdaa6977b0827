import { textOfFile } from "@dryrun/csv/csv";
import { NO_CSV } from "@dryrun/domain/invitations/messages";
import { MAX_UPLOAD_BYTES } from "@dryrun/domain/limits";
import multipart from "@fastify/multipart";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { AppError, invalidField } from "../errors/app-error.ts";

const FIELD = "file";
const LIMITS = { fileSize: MAX_UPLOAD_BYTES, files: 1, fields: 0 };

const wrongType = (what: string) => new AppError("UNSUPPORTED_MEDIA_TYPE", `Send ${what}.`);

/** Accepts multipart bodies on routes whose contract takes an upload; any other route answers 415. */
export async function takeUploads(app: FastifyInstance): Promise<void> {
  await app.register(multipart, { limits: LIMITS });
  app.addHook("preValidation", async (request) => {
    if (request.isMultipart() && !request.routeOptions.config.contract?.upload) throw wrongType("JSON");
  });
}

/** Returns the text of the single uploaded file, without a byte order mark. */
export async function readUpload(request: FastifyRequest): Promise<string> {
  if (!request.isMultipart()) throw wrongType("a file as multipart/form-data");
  const bytes = await readFile(request);
  if (!bytes) throw invalidField(FIELD, NO_CSV);
  const text = textOfFile(bytes);
  if (text === null) throw invalidField(FIELD, "Save the file as CSV in UTF-8.");
  return text;
}

/** Returns null if the body has no such file or is not multipart. */
async function readFile(request: FastifyRequest): Promise<Uint8Array | null> {
  try {
    const part = await request.file();
    return part?.fieldname === FIELD ? await part.toBuffer() : null;
  } catch (error) {
    if (error instanceof request.server.multipartErrors.RequestFileTooLargeError)
      throw new AppError("TOO_LARGE", "The file must be at most 1 MB.");
    return null;
  }
}

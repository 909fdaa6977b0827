import { textOfFile } from "@dryrun/csv/csv";
import { MAX_LOGO_BYTES } from "@dryrun/domain/company/profile/limits";
import { IMAGE_TOO_LARGE, NO_IMAGE } from "@dryrun/domain/company/profile/messages";
import type { Call } from "@dryrun/domain/contract/call";
import { NO_CSV } from "@dryrun/domain/invitations/messages";
import { MAX_UPLOAD_BYTES } from "@dryrun/domain/limits";
import multipart from "@fastify/multipart";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { AppError, invalidField } from "../errors/app-error.ts";

const FIELD = "file";
const LIMITS = { files: 1, fields: 0 };

const wrongType = (what: string) => new AppError("UNSUPPORTED_MEDIA_TYPE", `Send ${what}.`);

/** Accepts multipart bodies on routes whose contract takes an upload; any other route answers 415. */
export async function takeUploads(app: FastifyInstance): Promise<void> {
  await app.register(multipart, { limits: LIMITS });
  app.addHook("preValidation", async (request) => {
    if (request.isMultipart() && !request.routeOptions.config.contract?.upload) throw wrongType("JSON");
  });
}

/** What is said about a file that is missing, or too large. */
interface UploadKind {
  maxBytes: number;
  missing: string;
  tooLarge: string;
}
const KINDS: Record<NonNullable<Call["upload"]>, UploadKind> = {
  csv: { maxBytes: MAX_UPLOAD_BYTES, missing: NO_CSV, tooLarge: "The file must be at most 1 MB." },
  image: { maxBytes: MAX_LOGO_BYTES, missing: NO_IMAGE, tooLarge: IMAGE_TOO_LARGE },
};
/** The most that a multipart body has besides its file. */
const AROUND_FILE_BYTES = 16_384;

/** Returns the single uploaded file: the text of a CSV file without a byte order mark, the bytes of an image. */
export async function readUpload(
  request: FastifyRequest,
  upload: NonNullable<Call["upload"]>,
): Promise<string | Uint8Array> {
  if (!request.isMultipart()) throw wrongType("a file as multipart/form-data");
  const kind = KINDS[upload];
  const bytes = await readFile(request, kind);
  if (!bytes) throw invalidField(FIELD, kind.missing);
  if (upload === "image") return bytes;
  const text = textOfFile(bytes);
  if (text === null) throw invalidField(FIELD, "Save the file as CSV in UTF-8.");
  return text;
}

/** Returns null if the body has no such file or is not multipart. A body that says it is too large is not read. */
async function readFile(request: FastifyRequest, { maxBytes, tooLarge }: UploadKind): Promise<Uint8Array | null> {
  if (Number(request.headers["content-length"]) > maxBytes + AROUND_FILE_BYTES)
    throw invalidField(FIELD, tooLarge, "TOO_LARGE");
  try {
    const part = await request.file({ limits: { ...LIMITS, fileSize: maxBytes } });
    return part?.fieldname === FIELD ? await part.toBuffer() : null;
  } catch (error) {
    if (error instanceof request.server.multipartErrors.RequestFileTooLargeError)
      throw invalidField(FIELD, tooLarge, "TOO_LARGE");
    return null;
  }
}

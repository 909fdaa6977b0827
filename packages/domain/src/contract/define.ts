import type { AnyObject, Schema } from "yup";
import type { ErrorCode } from "../errors.ts";
import type { Call } from "./call.ts";

/** A non-JSON answer: a download. */
export interface FileAnswer {
  file: string;
}
/** Declares that a call answers with a file of this content type. */
export const fileAnswer = (contentType: string): FileAnswer => ({ file: contentType });

/** A call with its schemas: validated by the server, and in development and tests by the client too. */
export interface Contract extends Call {
  status: 200 | 201 | 202 | 204;
  params?: Schema<AnyObject>;
  query?: Schema<AnyObject>;
  body?: Schema<AnyObject>;
  response?: Schema | FileAnswer;
  /**
   * Errors that a client must handle, in addition to VALIDATION, UNAUTHENTICATED, FORBIDDEN, for admins
   * SECOND_FACTOR_SETUP, and for API keys SCOPE and TOO_MANY_REQUESTS.
   */
  errors?: readonly ErrorCode[];
}

/** Expands an intersection, so that declarations do not name schemas. */
type Flat<T> = { [K in keyof T]: T[K] };
type Part<C, K extends string> = C extends { [P in K]: { __outputType: infer T } } ? { [P in K]: T } : unknown;

/** The uploaded file: the text of a CSV file, the bytes of an image. */
type Uploaded<C> = C extends { upload: "csv" }
  ? { file: string }
  : C extends { upload: "image" }
    ? { file: Uint8Array }
    : unknown;

/** The parsed request: `params`, `query`, `body` and `file`, each only if the contract has it. */
export type Input<C extends Contract> = Flat<Part<C, "params"> & Part<C, "query"> & Part<C, "body"> & Uploaded<C>>;
export type Output<C extends Contract> = C extends { response: { __outputType: infer T } } ? T : void;

/** Defines one call of the product: method, path, access, request, answer and refusals. */
export const defineContract = <const C extends Contract>(contract: C): C => contract;

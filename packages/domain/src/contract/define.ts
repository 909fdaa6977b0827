import type { AnyObject, InferType, Schema } from "yup";
import type { ErrorCode } from "../errors.ts";

export type UserType = "student" | "employer" | "admin";
export type Access = "public" | "signed-in" | UserType;

/** A non-JSON answer: a download. */
export interface FileAnswer {
  file: string;
}
/** Declares that a call answers a file of this content type. */
export const file = (contentType: string): FileAnswer => ({ file: contentType });

export interface Contract {
  method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  path: `/${string}`;
  access: Access;
  status: 200 | 201 | 202 | 204;
  params?: Schema<AnyObject>;
  query?: Schema<AnyObject>;
  body?: Schema<AnyObject>;
  response?: Schema | FileAnswer;
  /** Open to an admin who has yet to set up the second factor that this installation requires. */
  beforeSecondFactor?: true;
  /** What a client must be ready for, beyond VALIDATION, UNAUTHENTICATED, FORBIDDEN and an admin's SECOND_FACTOR_SETUP. */
  errors?: readonly ErrorCode[];
  /** The status is 200 where the answer says with one of these fields that what it would make was there already. */
  okWhen?: readonly string[];
  /** The request is multipart with one file of this kind in the field `file`. */
  upload?: "csv";
  /** The request's body is taken byte by byte, because a signature covers it. */
  raw?: true;
  /** The call creates or charges: an `Idempotency-Key` gives the first answer again. */
  idempotent?: true;
}

/** Writes an intersection out, so that a declaration names no schema. */
type Flat<T> = { [K in keyof T]: T[K] };
type Part<C, K extends string> = C extends Record<K, infer S extends Schema> ? { [P in K]: InferType<S> } : unknown;

/** The text of an uploaded file. */
type Uploaded<C> = C extends { upload: string } ? { file: string } : unknown;

/** The parsed request: `params`, `query`, `body` and `file`, each only when the contract has it. */
export type Input<C extends Contract> = Flat<Part<C, "params"> & Part<C, "query"> & Part<C, "body"> & Uploaded<C>>;
export type Output<C extends Contract> = C extends { response: infer S extends Schema } ? InferType<S> : void;

/** One call of the product: method, path, access, request, answer and refusals. */
export const defineContract = <const C extends Contract>(contract: C): C => contract;

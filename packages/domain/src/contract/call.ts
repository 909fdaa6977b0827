export const USER_TYPES = ["student", "employer", "admin"] as const;
export type UserType = (typeof USER_TYPES)[number];
export type Access = "public" | "signed-in" | UserType;

/** What a client needs for a call: the contract without schemas. Production builds for browsers contain only this. */
export interface Call {
  method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  path: `/${string}`;
  access: Access;
  /** Allowed for an admin who has yet to set up the required second factor. */
  beforeSecondFactor?: true;
  /** The status is 200 if one of these fields shows that the object already existed. */
  okWhen?: readonly string[];
  /** The request is multipart with one file of this kind in the field `file`. */
  upload?: "csv" | "image";
  /** The server reads the request's body as bytes, because a signature covers them. */
  raw?: true;
  /** The call creates or charges: the same `Idempotency-Key` returns the first answer again. */
  idempotent?: true;
}

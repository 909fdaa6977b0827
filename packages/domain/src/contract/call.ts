export const USER_TYPES = ["student", "employer", "admin"] as const;
export type UserType = (typeof USER_TYPES)[number];
export type Access = "public" | "signed-in" | UserType;

/** What a client needs to make a call: the contract without its schemas. Browsers in production get only this. */
export interface Call {
  method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  path: `/${string}`;
  access: Access;
  /** Open to an admin who has yet to set up the second factor that this installation requires. */
  beforeSecondFactor?: true;
  /** The status is 200 where the answer says with one of these fields that what it would make was there already. */
  okWhen?: readonly string[];
  /** The request is multipart with one file of this kind in the field `file`. */
  upload?: "csv";
  /** The request's body is taken byte by byte, because a signature covers it. */
  raw?: true;
  /** The call creates or charges: an `Idempotency-Key` gives the first answer again. */
  idempotent?: true;
}

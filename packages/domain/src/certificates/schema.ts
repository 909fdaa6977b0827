import { type InferType, object } from "yup";
import { email, lenientText, requiredName, requiredTitle } from "../fields.ts";
import { certificateIdFrom } from "./certificate-id.ts";
import { CERTIFICATE_NOT_FOUND } from "./messages.ts";
import { MAX_TYPED_ID } from "./rules.ts";

/** One certificate of the admin's form, or one row of an imported file. */
export const issueSchema = object({
  studentName: requiredName("Student name"),
  email: email(),
  courseName: requiredTitle("Course name"),
});

export type Issue = InferType<typeof issueSchema>;

/** A typed id; an impossible one is looked up too, for the same answer. */
export const typedCertificateId = () => lenientText().trim().max(MAX_TYPED_ID).required();

/** A certificate id in a link, in its stored form. */
export const certificateId = () =>
  typedCertificateId().test(
    "certificate-id",
    CERTIFICATE_NOT_FOUND,
    (typed) => certificateIdFrom(typed ?? "") !== null,
  );

export const CERTIFICATES_PER_PAGE = 20;
/** The maximum number of rows in an imported file. */
export const MAX_CERTIFICATE_ROWS = 500;
export const CERTIFICATE_COLUMNS = ["studentName", "email", "courseName"] as const;
/** The maximum length of a typed id, with dashes and spaces. */
export const MAX_TYPED_ID = 200;

/** The public page that shows whether a certificate is genuine. */
export const verificationPath = (certId: string) => `/verify-certificate?id=${encodeURIComponent(certId)}`;

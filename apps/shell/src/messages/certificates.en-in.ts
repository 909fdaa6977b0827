export const certificateCard = {
  course: "Course",
  issuedOn: "Issued on",
  email: "Email",
  id: "Certificate id",
  valid: "This certificate is valid.",
  link: "Link to this certificate",
  print: "Print",
} as const;

export const verifyCertificate = {
  title: "Verify a certificate",
  about: "The id is under the QR code of the certificate.",
  submit: "Verify",
  form: "Certificate",
  id: "Certificate id",
  verifying: "Verifying the certificate",
  tryAgain: "Try again",
  failed: "The certificate could not be checked. Try again.",
} as const;

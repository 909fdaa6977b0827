import { greetingOf, mailOf } from "./layout.ts";

interface Facts {
  certId: string;
  studentName: string;
  courseName: string;
  /** The public page that verifies it. */
  link: string;
}

/** Sent to the address that the certificate names. */
export const certificateMail = ({ certId, studentName, courseName, link }: Facts) =>
  mailOf({
    subject: `Your certificate: ${courseName}`,
    greeting: greetingOf(studentName),
    paragraphs: [
      `Your certificate for ${courseName} has been issued. Its id is ${certId}.`,
      "Anyone with this link can verify it. To download the PDF, log in with this e-mail address and open your profile.",
    ],
    action: { label: "See your certificate", link },
  });

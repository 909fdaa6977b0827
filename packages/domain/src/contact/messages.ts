export const CONTACT_SENT = "Thank you. Your message is on its way to our support.";
/** In the form's place on the page. */
export const contactReceived = (email: string) =>
  `Thank you. Your message is with our support team; the answer goes to ${email}.`;
export const CONTACT_FAILED = "Your message could not be sent. Please try again.";

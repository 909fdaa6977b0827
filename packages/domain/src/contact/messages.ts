export const CONTACT_SENT = "Thank you. Your message has been sent to our support team.";
/** Replaces the form on the page. */
export const contactReceived = (email: string) =>
  `Thank you. Our support team has your message and will reply to ${email}.`;
export const CONTACT_FAILED = "Your message could not be sent. Please try again.";

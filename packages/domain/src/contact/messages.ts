export const CONTACT_SENT = "Thank you. Your message is on its way to our support.";
export const CONTACT_FAILED = "Your message could not be sent. Please try again.";

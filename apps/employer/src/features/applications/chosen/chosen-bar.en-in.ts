/** A button of the bar; the other texts of the mail load with its dialog. */
export const WRITE_MAIL = "Write a mail";

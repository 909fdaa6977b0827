export const ACCOUNT_UPDATED = "Saved";
export const PASSWORD_WRONG = "The password is wrong.";
export const OPEN_REFUND = "A refund is still being processed. You can delete the account once it has arrived.";
export const ADMIN_STAYS = "An admin's account can be removed only from the command line.";
export const GRIEVANCE_OFFICER = "Grievance officer";
/** Shown for an employer without a company name in the list of profile views. */
export const UNNAMED_COMPANY = "An employer without a company name";

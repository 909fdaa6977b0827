export const ACCOUNT_UPDATED = "Saved";
export const PASSWORD_WRONG = "The password is wrong.";
export const OPEN_REFUND = "A refund is still on its way. The account can be deleted once it has arrived.";
export const ADMIN_STAYS = "An admin's account is removed from the command line only.";
export const GRIEVANCE_OFFICER = "Grievance officer";
/** Stands for an employer who gave no company's name, in the list of who looked at a profile. */
export const UNNAMED_COMPANY = "An employer without a company name";

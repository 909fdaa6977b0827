/** The refusal of a call that the person's role in the company does not allow. */
export const ROLE_MAY_NOT = "Your role in this company does not allow this. Ask an owner.";

let kept: { email: string; password: string } | null = null;

/** Hands the password of a new account to the Login page that follows; it is never stored. */
export const keepFreshPassword = (email: string, password: string) => {
  kept = { email, password };
};

/** The password that is kept for this address; "" without one. */
export const freshPasswordOf = (email: string): string => (kept?.email === email ? kept.password : "");

export const forgetFreshPassword = () => {
  kept = null;
};

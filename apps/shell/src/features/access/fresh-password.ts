let stored: { email: string; password: string } | null = null;

/** Passes the password of a new account to the Login page that follows; it is never stored. */
export const keepFreshPassword = (email: string, password: string) => {
  stored = { email, password };
};

/** Returns the remembered password of this address; "" if there is none. */
export const freshPasswordOf = (email: string): string => (stored?.email === email ? stored.password : "");

export const forgetFreshPassword = () => {
  stored = null;
};

let kept: { email: string; password: string } | null = null;

/** Hands the password of a new account to the Login page that follows; it is never stored. */
export const keepFreshPassword = (email: string, password: string) => {
  kept = { email, password };
};

/** The password that was kept for this address, once; "" without one. */
export function takeFreshPassword(email: string): string {
  const password = kept?.email === email ? kept.password : "";
  kept = null;
  return password;
}

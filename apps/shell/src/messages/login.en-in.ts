export const demoAccounts = {
  student: "Student",
  employer: "Employer",
  admin: "Admin",
  title: "Demo accounts",
  about: "This server has demo data. Log in as:",
} as const;

export const login = {
  title: "Login",
  pending: "Logging in...",
  email: "Email",
  password: "Password",
  forgotPassword: "Forgot Password",
  newHere: "New here?",
  register: "Create your free account",
} as const;

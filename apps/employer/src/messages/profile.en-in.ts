/** The employer's own profile. */
export const profile = {
  title: "My Profile",
  loading: "Loading your profile",
  account: "Your account",
  facts: {
    fullName: "Full name",
    username: "Username",
    email: "Email",
    userType: "Account",
    employer: "Employer",
    createdAt: "Member since",
  },
  verification: "Verification",
  otherPages: "How you hire",
  verified: "Verified",
  verifiedText: "We have checked your company. You see the names and contact details of the candidates you find.",
  unverified: "Not verified yet",
  security: "Password and data",
  privacy: "Your data and privacy",
  privacyHint: "Download your data or delete your account.",
} as const;

export const accountBar = {
  jobs: "Browse Jobs",
  ownApplications: "My Applications",
  interviews: "Interview History",
  dashboard: "Dashboard",
  applications: "Applications",
  ownJobs: "My Jobs",
  today: "Today",
  liveSessions: "Live sessions",
  reviews: "Reviews",
  leaveTitle: "Log out and delete unsent work?",
  leave: "Log out",
  stay: "Stay here",
  leaveText: "Unsent work is saved on this device. Logging out deletes it.",
} as const;

export const logOutEverywhere = {
  about: "Logs you out on all devices and in all browsers, including this one.",
  pending: "Logging out...",
  question: "Log out everywhere?",
  endRights: "Also end the API keys, webhooks and open team invitations that were made with my account",
  title: "Log out everywhere",
  stay: "Stay here",
  warning: "All devices are logged out at once, including this one. Unsent work on this device is deleted.",
} as const;

export const ownPages = {
  profile: "Profile",
  dashboard: "Dashboard",
  today: "Today",
} as const;

export const security = {
  signInAs: (email: string) => `You log in as ${email}.`,
  title: "Password and security",
  password: "Password",
  passwordAbout: "Use a long password that you use nowhere else. We e-mail you when it changes.",
  data: "Your data",
  toPrivacy: "See what we hold about you",
} as const;

export const appKey = {
  qrCode: "QR code for an authenticator app",
  drawing: "Drawing the QR code",
  notDrawn: "The QR code did not load. Type the key into the app instead.",
  typeIt: "Or type this key into the app:",
  copy: "Copy key",
  copied: "Key copied",
  notCopied: "The browser did not allow copying. Select the key, or type it.",
  openApp: "Open it in an app on this device",
} as const;

export const confirmForm = {
  failed: "The code could not be checked. Try again.",
  form: "The first code",
  submit: "Switch on",
  pending: "Checking...",
  hint: "6 digits",
} as const;

export const copyButton = {
  copied: "Copied",
} as const;

export const recoveryCodes = {
  done: "Two-step verification is on. All other devices are logged out.",
  title: "Save your recovery codes",
  about:
    "Each code logs you in once when you do not have your phone. The codes are shown only once: save them somewhere safe, and not only on your phone.",
  codes: "Recovery codes",
  copy: "Copy",
  copied: "Recovery codes copied",
  notCopied: "The browser did not allow copying. Download the codes, or write them down.",
  download: "Download",
  kept: "I have saved them",
} as const;

export const setUp = {
  app: "Have an authenticator app ready",
  appAbout:
    "Any app for one-time codes works, such as Google Authenticator, Microsoft Authenticator, Aegis or a password manager.",
  scan: "Scan this with the app",
  typeCode: "Type the code that the app shows",
  off: "It is off.",
  failed: "The set-up could not begin. Try again.",
  pending: "Preparing...",
  begin: "Set up two-step verification",
} as const;

export const switchOff = {
  few: (left: number, all: number) => `It is on. Only ${left} of ${all} recovery codes are left.`,
  left: (left: number, all: number) => `It is on. ${left} of ${all} recovery codes are left.`,
  failed: "It could not be switched off. Try again.",
  done: "Two-step verification is off.",
  about: "For another phone or new recovery codes, switch it off and set it up again.",
  form: "Switch two-step verification off",
  pending: "Switching off...",
  cancel: "Leave it on",
  required: "You cannot open the admin pages until it is on again.",
  password: "Password",
  codeHint: "6 digits from your app, or a recovery code",
  submit: "Switch off",
} as const;

export const twoStep = {
  done: "Two-step verification is on.",
  title: "Two-step verification",
  about: "Besides your password, you enter a code from an app on your phone, so a stolen password is not enough.",
  loading: "Loading two-step verification",
  failed: "Two-step verification could not be loaded.",
} as const;

import { STATUS_TITLE } from "@dryrun/domain/status/messages";

/** The texts of public pages, separate from those of the parts to keep the sign-in small. */
export const messages = {
  menu: "Menu",
  skip: "Skip to the content",
  places: {
    home: "home",
    account: "Account",
    students: "For students",
    employers: "For employers",
    masterclass: "Masterclass",
    login: "Login",
    register: "Sign Up",
    goOn: "My account",
  },
  footer: {
    label: "Footer",
    quickLinks: "Quick links",
    support: (email: string) => `Support 24/7: ${email}`,
    home: "Home",
    about: "About Us",
    contact: "Contact",
    privacy: "Privacy Policy",
    terms: "Terms of Service",
    refunds: "Refund Policy",
    certificate: "Verify a certificate",
    status: STATUS_TITLE,
  },
} as const;

import { BRAND } from "@dryrun/domain/brand";

/** The words of this part that the server does not share; the landing page's sections contain their own texts. */
export const messages = {
  title: "Data Analyst Masterclass",
  sections: "Sections",
  register: "Register Now",
  book: "Book your seat",
  course: {
    title: "Data Analyst Course",
    buy: "Buy the course",
    ask: "Ask about the course",
    seeMasterclass: "See the masterclass",
  },
  dates: {
    next: "Next live class",
    startsIn: "Starts in",
    waiting: "Loading the dates.",
    needsScript: `JavaScript is off in this browser, and the dates need it. Write to ${BRAND.supportEmail} and we will send them to you.`,
    failed: "The dates could not be loaded",
    tryBelow: "Try again",
    none: "No dates available",
    noneText: "Write to us and we will tell you the next date.",
    write: `Write to ${BRAND.supportEmail}`,
  },
} as const;

import type { MailKind } from "@dryrun/domain/notifications/mails/limits";

// Loaded with the profile alone.

export const mails = {
  title: "E-mails",
  about: "Everything is also listed under",
  toNotifications: "Notifications",
  notLoaded: "Your choice of e-mails could not be loaded",
  loading: "Loading your choice of e-mails",
  failed: "Your choice could not be saved. Try again.",
  saved: "Saved",
  always: "E-mails about your password, logins and payments always come.",
  kinds: {
    result: "Results of my interviews",
    decision: "Decisions on my applications",
    alert: "New jobs from my alerts",
    reminder: "Reminders from employers",
  } satisfies Record<MailKind, string>,
} as const;

import type { MailKind } from "@dryrun/domain/notifications/limits";

// Loaded with the profile alone.

export const mails = {
  title: "E-mails",
  about: "Everything is also listed under",
  toNotifications: "Notifications",
  notLoaded: "Your e-mail settings could not be loaded",
  loading: "Loading your e-mail settings",
  failed: "Your choice could not be saved. Try again.",
  saved: "Saved",
  always: "You always get e-mails about your password, login and payments.",
  kinds: {
    result: "Results of my interviews",
    decision: "Decisions on my applications",
    alert: "New jobs from my alerts",
    reminder: "Reminders from employers",
  } satisfies Record<MailKind, string>,
} as const;

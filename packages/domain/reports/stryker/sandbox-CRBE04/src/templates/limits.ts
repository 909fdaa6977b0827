/** The mails whose text an employer can write. */
export const TEMPLATE_KINDS = ["invite", "accept", "reject"] as const;
export type TemplateKind = (typeof TEMPLATE_KINDS)[number];

/** Limits of a template, in characters. */
export const MAX_SUBJECT = 150;
export const MAX_TEMPLATE = 3000;
/** Test mails that one employer can send to their own address. */
export const TEST_MAILS_PER_HOUR = 10;

const EVERYWHERE = ["name", "job", "company"] as const;
/** What can be written as `{name}` in the subject and in the text of each mail. */
export const PLACEHOLDERS = {
  invite: [...EVERYWHERE, "place", "pay", "interview"],
  accept: EVERYWHERE,
  reject: EVERYWHERE,
} as const satisfies Record<TemplateKind, readonly string[]>;
export type Placeholder = (typeof PLACEHOLDERS)["invite"][number];

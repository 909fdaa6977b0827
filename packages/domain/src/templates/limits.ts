/** The mails whose text an employer can write. */
export const TEMPLATE_KINDS = ["invite", "accept", "reject"] as const;
export type TemplateKind = (typeof TEMPLATE_KINDS)[number];

/** Limits of a template, in characters. */
export const MAX_SUBJECT = 150;
export const MAX_TEMPLATE = 3000;
/** Test mails per employer and hour, to their own address. */
export const TEST_MAILS_PER_HOUR = 10;

const EVERYWHERE = ["name", "job", "company"] as const;
/** The placeholders, such as `{name}`, for the subject and the text of each mail. */
export const PLACEHOLDERS = {
  invite: [...EVERYWHERE, "place", "pay", "interview"],
  accept: EVERYWHERE,
  reject: EVERYWHERE,
} as const satisfies Record<TemplateKind, readonly string[]>;
export type Placeholder = (typeof PLACEHOLDERS)["invite"][number];

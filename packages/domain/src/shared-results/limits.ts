import { firstNameOf } from "../templates/fill.ts";

/** The picture of a shared page, in pixels, as social networks show it. */
export const CARD_WIDTH = 1200;
export const CARD_HEIGHT = 630;

/** The student's name on the public page: in full, the first name, or none. */
export const NAME_FORMS = ["full", "first", "none"] as const;
export type NameForm = (typeof NAME_FORMS)[number];

/** The lifetimes of a link, in days; null for a link that works until the student ends it. */
export const LINK_DAYS = [30, 90, 365, null] as const;

export const MAX_LINK_NAME = 60;

/** The public page of a shared result. */
export const sharedResultPath = (token: string) => `/shared/${token}`;

/** Returns the name that the public page shows; "" for none. */
export function shownName(fullName: string, form: NameForm): string {
  if (form === "none") return "";
  return form === "full" ? fullName : firstNameOf(fullName);
}

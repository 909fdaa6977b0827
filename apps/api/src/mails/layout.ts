import { BRAND } from "@dryrun/domain/brand";
import { escapeHtml } from "@dryrun/domain/html";
import { firstNameOf } from "@dryrun/domain/templates/fill";

export interface MailContent {
  subject: string;
  text: string;
  html: string;
}
interface Link {
  label: string;
  link: string;
}
interface Parts {
  subject: string;
  greeting: string;
  paragraphs: readonly (string | Link)[];
  /** Below the text, of the person in whose name it is sent. */
  signature?: string;
  action?: Link;
  closing?: readonly (string | Link)[];
}

const lines = (text: string) => escapeHtml(text).replace(/\n/g, "<br>");
const linkOf = ({ label, link }: Link) => `<a href="${escapeHtml(link)}" style="color:#2a3a9e">${lines(label)}</a>`;
const paragraph = (part: string | Link) =>
  `<p style="margin:0 0 16px">${typeof part === "string" ? lines(part) : linkOf(part)}</p>`;
const plain = (part: string | Link) => (typeof part === "string" ? part : `${part.label}: ${part.link}`);
const BUTTON =
  "display:inline-block;background:#2a3a9e;color:#ffffff;padding:12px 20px;border-radius:8px;text-decoration:none;font-weight:600";

/** Returns the greeting of each mail. */
export const greetingOf = (fullName: string) => `Hello ${firstNameOf(fullName)},`;

/** Renders a mail as plain text and as HTML with the same words. User input is escaped. */
export function mailOf({ subject, greeting, paragraphs: words, signature, action, closing = [] }: Parts): MailContent {
  const paragraphs = [...words, ...(signature ? [signature] : [])];
  const link = action ? [action] : [];
  const help = action && new URL("/contact", action.link).href;
  const sender = `${BRAND.name} – ${help ? `Help: ${help}` : BRAND.supportEmail}`;
  const text = [greeting, ...paragraphs, ...link, ...closing, sender].map(plain).join("\n\n");
  const button = action
    ? `<p style="margin:0 0 16px"><a href="${escapeHtml(action.link)}" style="${BUTTON}">${escapeHtml(action.label)}</a></p>`
    : "";
  const helpLink = help ? `<a href="${escapeHtml(help)}" style="color:#565b6e">Help</a>` : BRAND.supportEmail;
  const body = [greeting, ...paragraphs].map(paragraph).join("") + button + closing.map(paragraph).join("");
  const html = `<!doctype html><html lang="en-IN"><body style="margin:0;background:#fbf8f2"><div style="max-width:560px;margin:0 auto;padding:24px;font:16px/1.5 system-ui,sans-serif;color:#1b1e2b">${body}<p style="margin:24px 0 0;color:#565b6e;font-size:14px">${BRAND.name} – ${helpLink}</p></div></body></html>`;
  return { subject: subject.replace(/[\r\n]+/g, " "), text, html };
}

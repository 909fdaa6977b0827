import { DEFAULT_BRAND } from "@dryrun/domain/brand";
import { ADDRESS, StartError, urlOf } from "./values.ts";

/** Content of `/.well-known/security.txt`. */
export interface SecuritySettings {
  /** `mailto:` or `https:`. */
  contact: string;
  /** The page that explains how reports are handled. */
  policy: string | undefined;
}

export const securityOf = (env: NodeJS.ProcessEnv): SecuritySettings => ({
  contact: securityContactOf(env),
  policy: urlOf(env, "SECURITY_POLICY", ["https:"]),
});

/** An e-mail address or the URL of a page; by default the support address. */
function securityContactOf({ SECURITY_CONTACT: given, SUPPORT_EMAIL: support }: NodeJS.ProcessEnv): string {
  if (!given) return `mailto:${support || DEFAULT_BRAND.supportEmail}`;
  if (ADDRESS.test(given)) return `mailto:${given}`;
  if (/^https:\/\/[^\s"<>]+$/.test(given)) return given;
  throw new StartError(`SECURITY_CONTACT must be an e-mail address or start with https://, not "${given}".`);
}

import type { BrandSettings } from "@dryrun/domain/brand";

/** Removes unset values. */
const withoutUndefined = <T extends object>(values: T) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value)) as { [K in keyof T]?: string };

/** Reads the brand settings of this installation. Imports nothing, because modules read the brand when they load. */
export function brandSettings(env: NodeJS.ProcessEnv): BrandSettings {
  const { SUPPORT_EMAIL: supportEmail, COURSES_URL: coursesUrl, MASTERCLASS_URL: masterclassUrl } = env;
  const seller = withoutUndefined({
    name: env.SELLER_NAME,
    address: env.SELLER_ADDRESS,
    state: env.SELLER_STATE,
    sac: env.SELLER_SAC,
  });
  return {
    ...withoutUndefined({ supportEmail, coursesUrl, masterclassUrl }),
    ...(env.LLM_BASE_URL && { hasLanguageModel: true }),
    ...(Object.keys(seller).length > 0 && { seller }),
  };
}

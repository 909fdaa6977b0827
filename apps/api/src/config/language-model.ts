import { LOOPBACK, StartError, urlOf } from "./values.ts";

/** An outside service that speaks OpenAI's API. */
export interface LanguageModelSettings {
  /** Without a trailing slash. */
  baseUrl: string;
  /** Never logged, sent to a browser or put into an error. */
  apiKey: string;
  model: string;
}

const LONGEST_MODEL = 100;

/** All three settings or none. In production people's answers are never sent unencrypted. */
export function languageModelOf(
  env: NodeJS.ProcessEnv,
  mode: "embedded" | "production",
): LanguageModelSettings | undefined {
  const { LLM_API_KEY: apiKey, LLM_MODEL: model } = env;
  const baseUrl = urlOf(env, "LLM_BASE_URL", ["http:", "https:"])?.replace(/\/$/, "");
  if (!baseUrl && !apiKey && !model) return undefined;
  if (!baseUrl || !apiKey || !model)
    throw new StartError("A language model needs all of LLM_BASE_URL, LLM_API_KEY and LLM_MODEL.");
  const { protocol, hostname, username, password, search, hash } = new URL(baseUrl);
  if (username || password || search || hash)
    throw new StartError("LLM_BASE_URL must have no user, password, query or fragment; the key is LLM_API_KEY.");
  if (mode === "production" && protocol !== "https:" && !LOOPBACK.includes(hostname))
    throw new StartError("LLM_BASE_URL must start with https:// in the production mode.");
  if (!/^[!-~]+$/.test(apiKey)) throw new StartError("LLM_API_KEY must have no spaces or line breaks.");
  if (model.length > LONGEST_MODEL || !/^[!-~]+$/.test(model))
    throw new StartError(`LLM_MODEL must be the name of a model, at most ${LONGEST_MODEL} characters without spaces.`);
  return { baseUrl, apiKey, model };
}

// Parsers of single variables. An invalid value stops the start.

/** Why the server cannot start: one sentence for a person, without a stack. */
export class StartError extends Error {}

export const ADDRESS = /^[^\s@<>"]+@[^\s@<>"][^\s@<>".]*\.[^\s@<>"]+$/;
export const LOOPBACK = ["127.0.0.1", "::1", "[::1]", "localhost"];

export function numberOf(env: NodeJS.ProcessEnv, name: string, fallback: number, min: number, max: number): number {
  const value = Number(env[name] || fallback);
  if (Number.isFinite(value) && value >= min && value <= max) return value;
  throw new StartError(`${name} must be a number from ${min} to ${max}, not "${env[name]}".`);
}

export function wholeOf(env: NodeJS.ProcessEnv, name: string, fallback: number, min: number, max: number): number {
  const value = numberOf(env, name, fallback, min, max);
  if (Number.isInteger(value)) return value;
  throw new StartError(`${name} must be a whole number, not "${env[name]}".`);
}

export function choiceOf<T extends string>(env: NodeJS.ProcessEnv, name: string, choices: readonly [T, ...T[]]): T {
  const value = env[name] || choices[0];
  const foundChoice = choices.find((choice) => choice === value);
  if (foundChoice !== undefined) return foundChoice;
  throw new StartError(`${name} must be one of ${[...new Set(choices)].join(", ")}, not "${value}".`);
}

export function urlOf(env: NodeJS.ProcessEnv, name: string, protocols: readonly string[]): string | undefined {
  const value = env[name];
  if (!value) return undefined;
  if (URL.canParse(value) && protocols.includes(new URL(value).protocol)) return value;
  throw new StartError(`${name} must be a URL that starts with ${protocols.map((one) => `${one}//`).join(" or ")}.`);
}

const SECRET_LENGTH = 32;

export function secretOf(env: NodeJS.ProcessEnv, name: string): string | undefined {
  const value = env[name] || undefined;
  if (value !== undefined && value.length < SECRET_LENGTH)
    throw new StartError(`${name} must have at least ${SECRET_LENGTH} characters.`);
  return value;
}

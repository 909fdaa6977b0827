import type OpenAI from "openai";
import type { LanguageModelSettings } from "../../../config/language-model.ts";
import { isRefusedRequest, ModelFault, statusFault } from "./fault.ts";
import type { Deadline, RetryPolicy } from "./retry-policy.ts";

/** A reply with a few criteria has some kilobytes; the rest is room for reasoning. */
const MAX_BYTES = 256 * 1024;

async function bytesOf(response: Response): Promise<Uint8Array<ArrayBuffer>> {
  const deps: Uint8Array[] = [];
  let length = 0;
  for await (const part of response.body ?? []) {
    deps.push(part);
    length += part.length;
    if (length > MAX_BYTES) throw new ModelFault("sent too much", { isOutage: true });
  }
  return Buffer.concat(deps);
}

/** Headers in which the SDK describes this machine, such as its operating system. */
const TELEMETRY = /^x-stainless-/i;

/**
 * `fetch` for a service that is not trusted. Follows no redirect, which could send the answer elsewhere, reads at
 * most 256 KiB, and accepts only JSON. Resolves when the whole body has arrived, so the SDK's time limit covers the
 * body too.
 */
async function boundedFetch(input: string | URL | Request, init?: RequestInit): Promise<Response> {
  const headers = new Headers(init?.headers);
  for (const name of [...headers.keys()].filter((one) => TELEMETRY.test(one))) headers.delete(name);
  const response = await fetch(input, { ...init, headers, redirect: "manual" });
  if (!response.ok) {
    await response.body?.cancel();
    return new Response(null, { status: response.status, headers: response.headers });
  }
  if (!/\bjson\b/i.test(response.headers.get("content-type") ?? "")) {
    await response.body?.cancel();
    throw new ModelFault("did not answer in JSON", { isOutage: true });
  }
  return new Response(await bytesOf(response), { status: response.status, headers: response.headers });
}

export interface Message {
  role: "system" | "user";
  content: string;
}

type Form = Pick<OpenAI.ChatCompletionCreateParamsNonStreaming, "response_format" | "temperature">;

/**
 * The forms of a request, from the one with the most reliable reply to the plainest. Services and models differ in
 * what they support: some refuse a temperature, some a schema.
 */
function formsOf(schema: Record<string, unknown>): Form[] {
  const formats: Form["response_format"][] = [
    { type: "json_schema", json_schema: { name: "grade", strict: true, schema } },
    { type: "json_object" },
    undefined,
  ];
  return formats.flatMap((format) => {
    const form: Form = format ? { response_format: format } : {};
    return [{ ...form, temperature: 0 }, form];
  });
}

interface ChatOptions extends LanguageModelSettings {
  /** The longest time for one call, in milliseconds. */
  callMs: number;
  retryPolicy: RetryPolicy;
}

/** Creates a client for an OpenAI-compatible service; calls reject with a `ModelFault`. The SDK is loaded at the first call. */
export function createChat({ baseUrl, apiKey, model, callMs, retryPolicy }: ChatOptions) {
  let opened: Promise<{ sdk: typeof OpenAI; client: OpenAI }> | undefined;
  const open = () => {
    opened ??= import("openai").then(({ OpenAI: sdk }) => {
      const identity = { apiKey, organization: null, project: null, adminAPIKey: null };
      const limits = { maxRetries: 0, timeout: callMs, fetch: boundedFetch, logLevel: "off" as const };
      return { sdk, client: new sdk({ baseURL: baseUrl, ...identity, ...limits }) };
    });
    return opened;
  };
  /** Index of the first form that the service is known to accept. */
  let known = 0;

  async function call(messages: Message[], form: Form, { signal }: Deadline): Promise<string> {
    const { sdk, client } = await open();
    const body = { model, messages, ...form };
    const completion = await client.chat.completions.create(body, { signal }).catch((error: unknown) => {
      throw faultOf(sdk, error);
    });
    return textOf(completion);
  }

  return {
    /** Returns the text of the reply to the first form that the service accepts. */
    async ask(messages: Message[], schema: Record<string, unknown>, deadline: Deadline): Promise<string> {
      const forms = formsOf(schema);
      for (let index = known; ; index++) {
        const form = forms[index] ?? {};
        try {
          const text = await retryPolicy.run(() => call(messages, form, deadline), deadline);
          known = index;
          return text;
        } catch (error) {
          if (!isRefusedRequest(error) || index >= forms.length - 1) throw error;
        }
      }
    },
  };
}

export type Chat = ReturnType<typeof createChat>;

/** Messages of the SDK can contain data from the service, such as a part of the key, so none is passed on. */
function faultOf(sdk: typeof OpenAI, error: unknown): ModelFault {
  const { cause } = error as Error;
  if (cause instanceof ModelFault) return cause;
  if (error instanceof sdk.APIUserAbortError) return new ModelFault("was given no more time", { isOutage: true });
  if (error instanceof sdk.APIConnectionTimeoutError) return new ModelFault("took too long", { isOutage: true });
  if (error instanceof sdk.APIConnectionError)
    return new ModelFault("could not be reached", { isOutage: true, isTransient: true });
  if (error instanceof sdk.APIError && error.status) return statusFault(error.status, error.headers);
  return new ModelFault("did not answer in JSON", { isOutage: true });
}

/** Extracts the text without trusting the SDK's types: the service may send anything. */
function textOf(completion: unknown): string {
  const { choices } = (completion ?? {}) as { choices?: { message?: { content?: unknown; refusal?: unknown } }[] };
  const message = Array.isArray(choices) ? choices[0]?.message : undefined;
  if (message?.refusal) throw new ModelFault("refused to grade");
  if (typeof message?.content !== "string") throw new ModelFault("sent no text");
  return message.content;
}

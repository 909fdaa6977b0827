import { once } from "node:events";
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

/** The part of a chat completion's request that we send. */
export interface Asked {
  url: string;
  headers: IncomingHttpHeaders;
  raw: string;
  body: {
    model: string;
    messages: { role: string; content: string }[];
    temperature?: number;
    response_format?: { type: string; json_schema?: { strict: boolean; schema: object } };
  };
}
export type Answer = (response: ServerResponse, asked: Asked) => void;

const sendJson = (response: ServerResponse, status: number, body: unknown, headers: Record<string, string> = {}) =>
  response.writeHead(status, { "content-type": "application/json", ...headers }).end(JSON.stringify(body));

/** A chat completion with this message, as the API documents it. */
export const completion =
  (message: { content: string | null; refusal?: string }, finish_reason = "stop"): Answer =>
  (response, { body }) =>
    sendJson(response, 200, {
      id: "chatcmpl-1",
      object: "chat.completion",
      created: 1_790_000_000,
      model: body.model,
      choices: [{ index: 0, message: { role: "assistant", refusal: null, ...message }, logprobs: null, finish_reason }],
      usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
    });

export const chatReply = (reply: unknown): Answer =>
  completion({ content: typeof reply === "string" ? reply : JSON.stringify(reply) });

export const fails =
  (status: number, headers: Record<string, string> = {}, message = "It failed."): Answer =>
  (response) =>
    sendJson(response, status, { error: { message, type: "error", param: null, code: null } }, headers);

/** A local server that speaks the API; each request gets the next of `answers`, and the last one is repeated. */
export async function openModelServer() {
  const requests: Asked[] = [];
  let answers: Answer[] = [];
  async function take(request: IncomingMessage, response: ServerResponse) {
    const raw = await text(request);
    const one: Asked = { url: request.url ?? "", headers: request.headers, raw, body: JSON.parse(raw) };
    requests.push(one);
    const answer = answers.length > 1 ? answers.shift() : answers[0];
    if (answer) answer(response, one);
    else sendJson(response, 500, {});
  }
  const server = createServer((request, response) => void take(request, response));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    asked: requests,
    /** Forgets recorded requests, and sends these answers from now on. */
    will(...next: Answer[]) {
      requests.length = 0;
      answers = next;
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

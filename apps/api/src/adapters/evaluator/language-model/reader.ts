import { createHash } from "node:crypto";
import type { InterviewQuestion } from "@dryrun/content/interview/question";
import { LRUCache } from "lru-cache";
import type { Chat } from "./chat.ts";
import { ModelFault } from "./fault.ts";
import { messagesFor, PROMPT_VERSION } from "./prompt.ts";
import { type Reading, readReply, replyJsonSchema } from "./reply.ts";
import type { Deadline } from "./retry-policy.ts";

/** The maximum number of cached readings, of some 2 KB each. */
const KEPT_READINGS = 2_000;

/**
 * Creates a reader that asks a model to read answers. In each run the same answer is sent once while its reading is
 * in the cache.
 */
export function createReader(chat: Chat, model: string) {
  const readings = new LRUCache<string, Reading>({ max: KEPT_READINGS });

  async function ask(question: InterviewQuestion, answer: string, deadline: Deadline): Promise<Reading> {
    const schema = replyJsonSchema(question.rubric);
    const reply = (isRepair: boolean) => chat.ask(messagesFor(question, answer, { isRepair }), schema, deadline);
    const reading = readReply(question, await reply(false)) ?? readReply(question, await reply(true));
    if (!reading) throw new ModelFault("sent nothing that can be read, twice");
    return reading;
  }

  return {
    /**
     * @param answer The answer without contact details.
     * @param run Readings of the same answer in different runs are independent of each other.
     */
    async read(question: InterviewQuestion, answer: string, run: number, deadline: Deadline): Promise<Reading> {
      const { id, version, prompt } = question;
      const subject = [model, PROMPT_VERSION, id, version, prompt, question.rubric.version, answer, run];
      const key = createHash("sha256").update(JSON.stringify(subject)).digest("base64");
      const known = readings.get(key);
      if (known) return known;
      const reading = await ask(question, answer, deadline);
      readings.set(key, reading);
      return reading;
    },
  };
}

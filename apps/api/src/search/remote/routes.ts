import { createHash, timingSafeEqual } from "node:crypto";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Search } from "../search.ts";
import { MOST_CALLS, type SearchAnswers, type SearchCall, type SearchState, searchPath } from "./wire.ts";

const BODY = {
  type: "object",
  required: ["calls"],
  properties: { calls: { type: "array", maxItems: MOST_CALLS, items: { type: "object" } } },
};
const hashOf = (text: string) => createHash("sha256").update(text).digest();

async function answerOf(search: Search, call: SearchCall): Promise<SearchAnswers["answers"][number]> {
  if ("find" in call) return search.find(call.find);
  if ("correct" in call) return search.correct(call.correct.kinds, call.correct.words, call.correct.timesAsOften);
  await search.catchUp();
  return null;
}

/** Serves this process's searches to API processes, which show the secret. */
export function searchRoutes(app: FastifyInstance, searches: Readonly<Record<string, Search>>, secret: string) {
  const own = hashOf(`Bearer ${secret}`);
  const isKnown = (request: FastifyRequest) => timingSafeEqual(hashOf(request.headers.authorization ?? ""), own);
  for (const [what, search] of Object.entries(searches)) {
    app.get(searchPath(what), async (request, reply) => {
      if (!isKnown(request)) return reply.code(404).send();
      return { isReady: search.isReady(), ageMs: search.ageMs(), ...search.extent() } satisfies SearchState;
    });
    app.post<{ Body: { calls: SearchCall[] } }>(
      searchPath(what),
      { schema: { body: BODY } },
      async (request, reply) => {
        if (!isKnown(request)) return reply.code(404).send();
        if (!search.isReady()) return reply.code(503).send();
        const answers = await Promise.all(request.body.calls.map((call) => answerOf(search, call)));
        return { answers } satisfies SearchAnswers;
      },
    );
  }
}

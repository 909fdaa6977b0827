import { LRUCache } from "lru-cache";
import type { ResultCard, ResultCards } from "../../ports.ts";

/** Pictures in memory, some 40 KB each. */
const MAX_PICTURES = 200;

/** Keeps pictures by their content; one that is asked for twice at once is drawn once. */
export function keepCards(cards: ResultCards): ResultCards {
  const pictures = new LRUCache<string, Buffer, ResultCard>({
    max: MAX_PICTURES,
    fetchMethod: (_key, _stale, { context }) => cards.write(context),
  });
  return {
    async write(card) {
      const png = await pictures.fetch(JSON.stringify(card), { context: card });
      if (!png) throw new Error("The picture was not drawn.");
      return png;
    },
  };
}

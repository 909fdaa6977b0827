import { move } from "piscina";
import type { ResultCard } from "../../ports.ts";
import { createResultCards } from "./resvg.ts";

const cards = createResultCards();

/** Draws one picture in this thread. */
export default async function writeCard(card: ResultCard): Promise<unknown> {
  return move(new Uint8Array(await cards.write(card)).buffer);
}

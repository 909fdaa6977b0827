import { move } from "piscina";
import type { JobCard, ResultCard } from "../../ports.ts";
import { createCards } from "./resvg.ts";

const cards = createCards();

/** Draws one picture in this thread. */
export default async function writeCard(card: ResultCard | JobCard): Promise<unknown> {
  return move(new Uint8Array(await cards.write(card)).buffer);
}

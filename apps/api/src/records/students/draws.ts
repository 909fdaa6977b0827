import { createHash } from "node:crypto";
import type { Db } from "../../db/client.ts";
import { newSeed } from "../../ids.ts";
import { findUser } from "../users.ts";

/** The basis of a draw: of a paper, an interview, a drill, or answers for calibration. */
interface Draw {
  seed: number;
  /** Determines the part of the bank for this person. */
  person: string;
}
export type NewDraw = (tx: Db, personId: string) => Promise<Draw>;

export const randomDraw: NewDraw = async (_, personId) => ({ seed: newSeed(), person: personId });

const emailOf = async (tx: Db, personId: string) => (await findUser(tx, personId))?.email ?? personId;

/**
 * Makes draws repeatable, for development and tests: a person's first draw is the same in every run of the server, and
 * so is each later one.
 *
 * @param nameOf Returns what a person is called in every run; by default the address.
 */
export function repeatableDraw(devSeed: string, nameOf = emailOf): NewDraw {
  const counts = new Map<string, number>();
  return async (tx, personId) => {
    const person = await nameOf(tx, personId);
    const count = counts.get(person) ?? 0;
    counts.set(person, count + 1);
    const hash = createHash("sha256")
      .update(JSON.stringify([devSeed, person, count]))
      .digest();
    return { seed: hash.readUInt32BE() >>> 1, person };
  };
}

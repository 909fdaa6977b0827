import type { Input, Output } from "@dryrun/domain/contract/define";
import type { savedViews, saveView } from "@dryrun/domain/views/contract";
import { MAX_VIEWS } from "@dryrun/domain/views/limits";
import { TOO_MANY_VIEWS } from "@dryrun/domain/views/messages";
import type { Db } from "../../db/client.ts";
import { AppError, notFound } from "../../errors/app-error.ts";
import { newId } from "../../ids.ts";
import type { Clock } from "../../ports.ts";
import * as query from "./queries.ts";

export type Views = ReturnType<typeof createViews>;
type View = Output<typeof savedViews>["views"][number];
type Row = Awaited<ReturnType<typeof query.findViews>>[number];

const viewAnswer = ({ id, list, name, query: kept }: Row): View => ({ _id: id, list, name, query: kept });

/** Stores filters of an employer's lists under a name, on the account. */
export const createViews = ({ db, clock }: { db: Db; clock: Clock }) => ({
  async list(employerId: string): Promise<View[]> {
    return (await query.findViews(db, employerId)).map(viewAnswer);
  },

  save: (employerId: string, view: Input<typeof saveView>["body"]): Promise<View> =>
    db.transaction(async (tx) => {
      await query.lockEmployer(tx, employerId);
      const others = await query.countOthers(tx, employerId, view.list, view.name);
      if (others >= MAX_VIEWS) throw new AppError("LIMIT_REACHED", TOO_MANY_VIEWS);
      const now = clock.now();
      return viewAnswer(await query.saveView(tx, { ...view, id: newId(now), employerId, savedAt: now }));
    }),

  async remove(employerId: string, id: string): Promise<void> {
    if (!(await query.deleteView(db, employerId, id))) throw notFound("This view");
  },
});

import { ROLE_MAY_NOT } from "@dryrun/domain/company/permissions";
import type { Input, Output } from "@dryrun/domain/contract/define";
import type { savedViews, saveView, updateView } from "@dryrun/domain/views/contract";
import { MAX_SHARED_VIEWS, MAX_VIEWS, mayShareViews, type ViewList } from "@dryrun/domain/views/limits";
import { TOO_MANY_SHARED_VIEWS, TOO_MANY_VIEWS, VIEW_NAME_TAKEN } from "@dryrun/domain/views/messages";
import type { Db } from "../../db/client.ts";
import { AppError, invalidField, notFound } from "../../errors/app-error.ts";
import { newId } from "../../ids.ts";
import type { Clock } from "../../ports.ts";
import { lockCompany } from "../../records/company/companies.ts";
import type { Member } from "../../records/company/members.ts";
import * as query from "./queries.ts";

interface ViewDeps {
  db: Db;
  clock: Clock;
}
export type Views = ReturnType<typeof createViews>;
type View = Output<typeof savedViews>["views"][number];

const isOwn = (member: Member, { view }: query.FoundView) => view.employerId === member.userId;
/** The author may change a view; an owner may change a shared one, and sees no other views of colleagues. */
const mayChange = (member: Member, found: query.FoundView) => isOwn(member, found) || member.role === "owner";

const viewAnswer = (member: Member, found: query.FoundView): View => {
  const { id, list, name, query: kept, shared } = found.view;
  const author = isOwn(member, found) ? null : found.author;
  return { _id: id, list, name, query: kept, shared, author, mayChange: mayChange(member, found) };
};

/** Saved filters of an employer's lists: of the person, or shared with the company. */
export const createViews = (deps: ViewDeps) => ({
  list: async (member: Member): Promise<View[]> =>
    (await query.findViews(deps.db, member)).map((found) => viewAnswer(member, found)),

  save: save(deps),
  update: update(deps),

  remove: (member: Member, id: string): Promise<void> =>
    deps.db.transaction(async (tx) => {
      await lockToChange(tx, member, id);
      await query.deleteView(tx, id);
    }),
});

/** Saving the same name again replaces the filters. */
const save =
  ({ db, clock }: ViewDeps) =>
  (member: Member, { shared, ...written }: Input<typeof saveView>["body"]): Promise<View> =>
    db.transaction(async (tx) => {
      const { userId: employerId } = member;
      if (shared) await lockCompany(tx, member.companyId);
      await query.lockEmployer(tx, employerId);
      const others = await query.countOthers(tx, employerId, written.list, written.name);
      if (others >= MAX_VIEWS) throw new AppError("LIMIT_REACHED", TOO_MANY_VIEWS);
      const savedAt = clock.now();
      const former = await query.findByName(tx, employerId, written.list, written.name);
      if (shared && !former?.shared) await checkSharing(tx, member, written.list, former?.id ?? null);
      const view = {
        ...written,
        id: former?.id ?? newId(savedAt),
        employerId,
        savedAt,
        shared: shared ?? former?.shared ?? false,
      };
      if (former) await query.changeView(tx, former.id, view);
      else await query.insertView(tx, view);
      return viewAnswer(member, { view, author: "" });
    });

const update =
  ({ db, clock }: ViewDeps) =>
  (member: Member, id: string, change: Input<typeof updateView>["body"]): Promise<View> =>
    db.transaction(async (tx) => {
      if (change.shared) await lockCompany(tx, member.companyId);
      const found = await lockToChange(tx, member, id);
      const { name = found.view.name, query: kept = found.view.query, shared = found.view.shared } = change;
      const view = { ...found.view, name, query: kept, shared, savedAt: clock.now() };
      if (shared && !found.view.shared) await checkSharing(tx, member, view.list, id);
      if (await query.findNamesake(tx, view)) throw invalidField("name", VIEW_NAME_TAKEN);
      await query.changeView(tx, id, view);
      return viewAnswer(member, { ...found, view });
    });

/** @throws NOT_FOUND if the person does not see it, ROLE if the person only uses it. */
async function lockToChange(tx: Db, member: Member, id: string): Promise<query.FoundView> {
  const found = await query.lockView(tx, member, id);
  if (!found) throw notFound("This view");
  if (!mayChange(member, found)) throw new AppError("ROLE", ROLE_MAY_NOT);
  return found;
}

/** Owners and recruiters share, up to the company's limit. The caller has locked the company. */
async function checkSharing(tx: Db, { companyId, role }: Member, list: ViewList, id: string | null) {
  if (!mayShareViews(role)) throw new AppError("ROLE", ROLE_MAY_NOT);
  if ((await query.countShared(tx, companyId, list, id)) >= MAX_SHARED_VIEWS)
    throw new AppError("LIMIT_REACHED", TOO_MANY_SHARED_VIEWS);
}

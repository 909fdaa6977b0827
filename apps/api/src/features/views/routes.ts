import { deleteView, savedViews, saveView, updateView } from "@dryrun/domain/views/contract";
import type { FastifyInstance } from "fastify";
import { contractRoute } from "../../http/contract-route.ts";
import type { Views } from "./service.ts";

export function viewRoutes(app: FastifyInstance, { views }: { views: Views }) {
  contractRoute(app, savedViews, async (_, { member }) => ({ views: await views.list(member) }));
  contractRoute(app, saveView, async ({ body }, { member }) => ({ view: await views.save(member, body) }));
  contractRoute(app, updateView, async ({ params, body }, { member }) => ({
    view: await views.update(member, params.viewId, body),
  }));
  contractRoute(app, deleteView, ({ params }, { member }) => views.remove(member, params.viewId));
}

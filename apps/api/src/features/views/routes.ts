import { deleteView, savedViews, saveView } from "@dryrun/domain/views/contract";
import type { FastifyInstance } from "fastify";
import { contractRoute } from "../../http/contract-route.ts";
import type { Views } from "./service.ts";

export function viewRoutes(app: FastifyInstance, { views }: { views: Views }) {
  contractRoute(app, savedViews, async (_, caller) => ({ views: await views.list(caller.id) }));
  contractRoute(app, saveView, async ({ body }, caller) => ({ view: await views.save(caller.id, body) }));
  contractRoute(app, deleteView, ({ params }, caller) => views.remove(caller.id, params.viewId));
}

import * as contract from "@dryrun/domain/templates/contract";
import type { TemplateKind } from "@dryrun/domain/templates/limits";
import { TEMPLATE_RESET, TEMPLATE_SAVED } from "@dryrun/domain/templates/messages";
import type { FastifyInstance } from "fastify";
import { contractRoute } from "../../http/contract-route.ts";
import type { Templates } from "./service.ts";

export function templateRoutes(app: FastifyInstance, { templates }: { templates: Templates }) {
  contractRoute(app, contract.templates, (_, caller) => templates.list(caller.member));
  contractRoute(app, contract.saveTemplate, async ({ params, body }, caller) => {
    await templates.save(caller.member, params.kind as TemplateKind, body);
    return { message: TEMPLATE_SAVED };
  });
  contractRoute(app, contract.resetTemplate, async ({ params }, caller) => {
    await templates.reset(caller.member, params.kind as TemplateKind);
    return { message: TEMPLATE_RESET };
  });
  contractRoute(app, contract.previewTemplate, ({ params, body }, caller) =>
    templates.preview(caller.member, params.kind as TemplateKind, body),
  );
  contractRoute(app, contract.testTemplate, async ({ params }, caller) => ({
    message: await templates.sendTest(caller.member, params.kind as TemplateKind),
  }));
}

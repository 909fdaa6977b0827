import { read{{pascal}} } from "@dryrun/domain/{{kebab}}/contract";
import type { FastifyInstance } from "fastify";
import { contractRoute } from "../../http/contract-route.ts";
import type { {{pascal}} } from "./service.ts";

export function {{camel}}Routes(app: FastifyInstance, {{camel}}: {{pascal}}) {
  contractRoute(app, read{{pascal}}, () => {{camel}}.read());
}

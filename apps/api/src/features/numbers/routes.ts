import * as contract from "@dryrun/domain/company/numbers/contract";
import type { FastifyInstance } from "fastify";
import { contractRoute } from "../../http/contract-route.ts";
import { fileRoute } from "../../http/file-route.ts";
import type { Numbers } from "./service.ts";

export function numberRoutes(app: FastifyInstance, { numbers }: { numbers: Numbers }) {
  contractRoute(app, contract.numbers, ({ query }, { member }) => numbers.read(member, query));
  fileRoute(app, contract.exportNumbers, ({ query }, { member }) => numbers.export(member, query));
}

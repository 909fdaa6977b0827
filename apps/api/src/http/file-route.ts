import type { Readable } from "node:stream";
import type { Contract, Input } from "@dryrun/domain/contract/define";
import type { FastifyInstance } from "fastify";
import { type CallerOf, requireAccess } from "./access.ts";
import { parseInput } from "./parse-input.ts";

interface Download {
  content: Buffer | Readable;
  contentType: string;
  fileName: string;
}

/** Creates a route that answers with a download; otherwise the contract applies as for JSON. */
export function fileRoute<const C extends Contract>(
  app: FastifyInstance,
  contract: C,
  handler: (input: Input<C>, caller: CallerOf<C>) => Promise<Download>,
) {
  app.route({
    method: contract.method,
    url: contract.path,
    config: { contract },
    handler: async (request, reply) => {
      const caller = requireAccess(contract, request.caller);
      const { content, contentType, fileName } = await handler(parseInput(contract, request, app.clock.now()), caller);
      return reply
        .code(contract.status)
        .type(contentType)
        .header("content-disposition", attachmentOf(fileName))
        .send(content);
    },
  });
}

/** Returns the header, which is plain ASCII; browsers use the second form of the name, with every letter. */
function attachmentOf(fileName: string): string {
  const plain = fileName.replace(/[^\w .()-]/g, "_");
  const encoded = encodeURIComponent(fileName).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
  return `attachment; filename="${plain}"${plain === fileName ? "" : `; filename*=UTF-8''${encoded}`}`;
}

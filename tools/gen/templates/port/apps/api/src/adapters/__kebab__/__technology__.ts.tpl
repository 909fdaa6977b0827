import type { {{pascal}} } from "../../ports.ts";

/** {{title}} by {{technology}}. */
export function create{{technologyPascal}}{{pascal}}(): {{pascal}} {
  return { close: async () => undefined };
}

import { contracts } from "@dryrun/domain/contracts";
import { expect, test } from "@jest/globals";
import Fastify from "fastify";
import { PENDING, pendingRoutes } from "./pending.ts";

/** Word for word, so that the list is seen to shrink. */
test("what is agreed and not built yet", () => {
  expect(PENDING).toEqual([
    "admin.refunds",
    "certificates.certificatePdf",
    "certificates.certificates",
    "certificates.importCertificates",
    "certificates.issueCertificate",
    "certificates.revokeCertificate",
  ]);
});

test("each pending call is declared, and none twice", () => {
  expect(PENDING.filter((name) => !(name in contracts))).toEqual([]);
  expect([...new Set(PENDING)]).toEqual([...PENDING].sort());
});

test("a call that is both pending and served stops the start", async () => {
  const app = Fastify();
  await app.register(
    async (api) => {
      const served = contracts[PENDING[0] ?? ""];
      if (!served) throw new Error("nothing is pending");
      api.route({ method: served.method, url: served.path, handler: async () => ({}) });
      expect(() => pendingRoutes(api)).toThrow(`${PENDING[0]} is both pending and served`);
    },
    { prefix: "/api" },
  );
  await app.ready();
});

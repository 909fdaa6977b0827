import { expect, it } from "@jest/globals";
import type { SqlReading } from "./engines.ts";
import { judgeQuery, type Task } from "./judge.ts";
import { shrinkData } from "./shrink-data.ts";

it("keeps an expected row, although a missing column differs without rows too", async () => {
  const rows = [
    ["C1", "2025-04-01"],
    ["C2", null],
    ["C3", null],
  ];
  const tables = [{ name: "complaints", columns: ["no", "closed_on"], rows }];
  const openIn: SqlReading = (data) => ({
    ok: { columns: ["no", "closed_on"], rows: (data.tables[0]?.rows ?? []).filter(([, closed]) => closed === null) },
  });
  const nothing: SqlReading = () => ({ ok: { columns: ["no"], rows: [] } });
  const task: Task = { ordered: false, sets: [{ kind: "sample", about: "it is run", tables }], reference: openIn };
  const judgement = await judgeQuery(task, nothing);
  if (judgement.is !== "different") throw new Error("the results must differ");
  const { expected, set } = await shrinkData(task, nothing, judgement);
  expect(expected.rows).toHaveLength(1);
  expect(set.tables[0]?.rows).toHaveLength(1);
});

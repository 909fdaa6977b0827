import { excelCells } from "./excel-cells.ts";
import { excelConditions } from "./excel-conditions.ts";
import { powerBiFilters } from "./power-bi-filters.ts";
import { powerBiMeasures } from "./power-bi-measures.ts";
import { sqlGroups } from "./sql-groups.ts";
import { sqlRows } from "./sql-rows.ts";
import type { Template } from "./template.ts";
import { vbaLoops } from "./vba-loops.ts";
import { vbaRanges } from "./vba-ranges.ts";

/** Every template, in the order of its items in the bank. */
export const templates: readonly Template[] = [
  ...excelConditions,
  ...excelCells,
  ...powerBiFilters,
  ...powerBiMeasures,
  ...sqlRows,
  ...sqlGroups,
  ...vbaLoops,
  ...vbaRanges,
];

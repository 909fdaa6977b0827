import { DATASET_FILES } from "@dryrun/domain/quiz/dataset";
import { readSales, type SalesTable } from "@dryrun/domain/quiz/sales-data";
import { useEffect, useState } from "react";
import { datasetUrl } from "../dataset.ts";

const CSV = datasetUrl(DATASET_FILES[0].name);
/** Loaded once: twelve questions use the same rows. */
let loaded: SalesTable | null = null;

async function loadSales(): Promise<SalesTable> {
  const response = await fetch(CSV);
  if (!response.ok) throw new Error(`the workbook was answered with ${response.status}`);
  return readSales(await response.text());
}

/** Loads the rows of the sales workbook, as downloaded. */
export function useSales() {
  const [table, setTable] = useState(loaded);
  const [hasFailed, setFailed] = useState(false);
  const isMissing = table === null && !hasFailed;
  useEffect(() => {
    if (!isMissing) return;
    let isHere = true;
    loadSales().then(
      (rows) => {
        loaded = rows;
        if (isHere) setTable(rows);
      },
      () => isHere && setFailed(true),
    );
    return () => {
      isHere = false;
    };
  }, [isMissing]);
  return { table, hasFailed, retry: () => setFailed(false) };
}

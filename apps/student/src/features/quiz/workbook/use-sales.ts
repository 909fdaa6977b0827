import { DATASET_FILES } from "@dryrun/domain/quiz/rules";
import { readSales, type SalesTable } from "@dryrun/domain/quiz/sales-data";
import { useEffect, useState } from "react";
import { datasetUrl } from "../dataset.ts";

const CSV = datasetUrl(DATASET_FILES[0].name);
/** The rows are loaded once. All questions about the workbook share them, and they stay available offline. */
let loaded: SalesTable | null = null;

async function loadSales(): Promise<SalesTable> {
  if (loaded) return loaded;
  const response = await fetch(CSV);
  if (!response.ok) throw new Error(`the workbook was answered with ${response.status}`);
  loaded = readSales(await response.text());
  return loaded;
}

/** Lets the next use load the rows again, as in a new tab. */
export function forgetSales() {
  loaded = null;
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
      (rows) => isHere && setTable(rows),
      () => isHere && setFailed(true),
    );
    return () => {
      isHere = false;
    };
  }, [isMissing]);
  return { table, hasFailed, retry: () => setFailed(false) };
}

/** Whether a person asks the browser to save data. */
const savesData = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/**
 * Downloads the workbook in the background for the questions about it. Returns whether it is on this device; false for
 * people who save data, until they open or download it themselves.
 */
export function useDownloadedSales(): boolean {
  const [isHere, setHere] = useState(loaded !== null);
  useEffect(() => {
    let isMounted = true;
    if (!savesData())
      loadSales().then(
        () => isMounted && setHere(true),
        () => {}, // the question that needs it loads it again
      );
    return () => {
      isMounted = false;
    };
  }, []);
  return isHere;
}

import { Checkbox } from "@dryrun/design-system/choices/checkbox";
import type { SalesCleaning } from "@dryrun/domain/quiz/sales-data";
import { workbook as messages } from "./workbook.en-in.ts";
import * as s from "./workbook-part.module.css";

export const AS_DOWNLOADED: SalesCleaning = { spaces: false, dates: false };

interface CleaningProps {
  cleaning: SalesCleaning;
  onCleaning: (cleaning: SalesCleaning) => void;
}

/** The cleaning steps of the question; without a tick the data is as downloaded. */
export const Cleaning = ({ cleaning, onCleaning }: CleaningProps) => (
  <fieldset className={s.cleaning}>
    <legend className="visually-hidden">{messages.cleaning}</legend>
    <Checkbox
      label={messages.spaces}
      checked={cleaning.spaces}
      onValue={(spaces) => onCleaning({ ...cleaning, spaces })}
    />
    <Checkbox label={messages.dates} checked={cleaning.dates} onValue={(dates) => onCleaning({ ...cleaning, dates })} />
  </fieldset>
);

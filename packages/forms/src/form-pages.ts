import { useFormikContext } from "formik";
import { useEffect, useState } from "react";
import { goToField } from "./error-summary.tsx";
import { errorsOf, listErrors, nestErrors } from "./field-errors.ts";
import { useFormShell } from "./form-context.ts";

/** A form on consecutive pages; the last one has the submit button. */
export interface FormPages {
  /** Counted from 0. */
  at: number;
  count: number;
  /** The page of a field, by its dotted path. */
  pageOf: (field: string) => number;
  onGo: (at: number) => void;
  nextLabel: string;
  backLabel: string;
}

/** Checks a page before the next one opens, and opens a field on any page. */
export function useFormPages(pages: FormPages | undefined, onRefused: () => void) {
  const formik = useFormikContext<object>();
  const { schema } = useFormShell();
  const [refusals, setRefusals] = useState(0);
  const [target, setTarget] = useState<string>();
  useEffect(() => {
    if (refusals > 0) onRefused();
  }, [refusals]);
  useEffect(() => {
    // The field's page opens first, and focuses its heading.
    if (target === undefined || (pages && pages.pageOf(target) !== pages.at)) return;
    if (!document.getElementById(target)) return;
    goToField(target);
    setTarget(undefined);
  });
  return {
    /** Whether the shown page was refused. */
    wasRefused: refusals > 0,
    /** Whether a submission is for the next page, which then opens unless this one has errors. */
    takes(): boolean {
      if (!pages || pages.at >= pages.count - 1) return false;
      const here = listErrors(errorsOf(schema, formik.values)).filter(({ field }) => pages.pageOf(field) === pages.at);
      formik.setErrors(nestErrors(here));
      if (here.length > 0) setRefusals((count) => count + 1);
      else {
        setRefusals(0);
        pages.onGo(pages.at + 1);
      }
      return true;
    },
    goTo(field: string) {
      if (pages && pages.pageOf(field) !== pages.at) pages.onGo(pages.pageOf(field));
      setTarget(field);
    },
  };
}

import type { FormPages } from "@dryrun/forms/form-pages";
import { useSearchParams } from "@dryrun/remote-kit/router";
import { applySteps } from "./steps.en-in.ts";
import { STEPS, type Step, stepOf } from "./steps.ts";

const STEP_PARAM = "step";
const { next, back } = applySteps.steps;

/**
 * Returns the current page of the application form. It is part of the URL, so the browser's Back button returns to
 * the previous page.
 *
 * @param first The page to open if the URL does not name one.
 */
export function useSteps(first: number) {
  const [params, setParams] = useSearchParams();
  const named = STEPS.indexOf(params.get(STEP_PARAM) as Step);
  const at = named >= 0 ? named : first;
  const go = (to: number, options: { replace?: boolean } = {}) =>
    setParams((now) => {
      const changed = new URLSearchParams(now);
      changed.set(STEP_PARAM, STEPS[to] ?? STEPS[0]);
      return changed;
    }, options);
  const pages: FormPages = {
    at,
    count: STEPS.length,
    pageOf: (field) => STEPS.indexOf(stepOf(field)),
    onGo: go,
    nextLabel: next,
    backLabel: back,
  };
  return { at, first, isNamed: named >= 0, go, pages };
}
export type Steps = ReturnType<typeof useSteps>;

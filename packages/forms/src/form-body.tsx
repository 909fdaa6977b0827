import { Button } from "@dryrun/design-system/actions/button";
import { PhoneBar } from "@dryrun/design-system/actions/phone-bar";
import { classNames } from "@dryrun/design-system/class-names";
import { Banner } from "@dryrun/design-system/feedback/banner";
import { useHeldPage } from "@dryrun/remote-kit/held-page";
import { toast } from "@dryrun/remote-kit/toasts";
import { type FormikValues, useFormikContext } from "formik";
import { type FormEvent, type ReactNode, useEffect, useId, useRef } from "react";
import { ErrorSummary } from "./error-summary.tsx";
import { listErrors } from "./field-errors.ts";
import { useFormShell } from "./form-context.ts";
import { type FormPages, useFormPages } from "./form-pages.ts";
import * as s from "./form-shell.module.css";
import * as words from "./messages.en-in.ts";

const SHOWN_MS = 5000;

/** Also shows the reason of a refusal as a toast. The summary has the same text and the focus, so the toast closes automatically. */
function useRefusalToast() {
  const id = useId();
  const last = useRef(0);
  const hide = () => void toast.dismiss(`${id}${last.current}`);
  useEffect(() => () => void toast.dismiss(`${id}${last.current}`), [id]); // it belongs to this form only
  return {
    show(text: string) {
      last.current += 1; // sonner would remove a toast that reuses the id of one just dismissed
      toast.error(text, { id: `${id}${last.current}`, duration: SHOWN_MS });
    },
    hide,
  };
}

interface FormStatus {
  kind: "done" | "refused";
  message?: string | undefined;
  heading?: string | undefined;
  toast?: string | undefined;
}

export interface FormBodyProps {
  submitLabel: string;
  /** The button's label while submitting: 'Registering...'. */
  pendingLabel?: string;
  onCancel?: () => void;
  cancelLabel?: string;
  /** Names the form to screen readers. */
  label?: string;
  /** The heading for invalid fields; a function chooses it by the typed values. */
  summaryHeading?: string | ((values: FormikValues) => string | undefined);
  /** Explains the star of required fields once. */
  hasRequiredNote?: boolean;
  /** Makes the submit button as wide as the form: login, register. */
  hasWideSubmit?: boolean;
  /** Whether the submission deletes something permanently. */
  isDanger?: boolean;
  /** Keeps the buttons at the bottom of a phone's window in a long form. */
  hasStickyButtons?: boolean;
  onSubmitRefused?: (() => void) | undefined;
  /** The last line of the summary of invalid fields. */
  invalidNote?: string;
  className?: string;
  /** For a form on several pages; the submit button of all but the last opens the next page. */
  pages?: FormPages | undefined;
  children: ReactNode;
  /** Content below the buttons that still belongs to the form. */
  afterButtons?: ReactNode;
}

/** Calls back when a submission has ended without success. */
function useRefused(onRefused: () => void) {
  const { isSubmitting, errors, status } = useFormikContext();
  const wasSubmitting = useRef(false);
  useEffect(() => {
    const hasEnded = wasSubmitting.current && !isSubmitting;
    wasSubmitting.current = isSubmitting;
    const isRefused = Object.keys(errors).length > 0 || (status as FormStatus | undefined)?.kind === "refused";
    if (hasEnded && isRefused) onRefused();
  });
}

/** Returns the error summary of a refused submission, which takes the focus. */
function useSummary({ onSubmitRefused }: FormBodyProps, status: FormStatus | undefined) {
  const toast = useRefusalToast();
  const summary = useRef<HTMLDivElement>(null);
  const onRefused = () => {
    summary.current?.focus({ preventScroll: true });
    summary.current?.scrollIntoView?.({ block: "start" }); // smooth scrolling by the page's own style, unless motion is reduced
    if (status?.kind === "refused" && status.toast) toast.show(status.toast);
    onSubmitRefused?.();
  };
  useRefused(onRefused);
  return { summary, toast, onRefused };
}

const headingOf = ({ summaryHeading }: FormBodyProps, values: FormikValues) =>
  typeof summaryHeading === "function" ? summaryHeading(values) : summaryHeading;

/**
 * The form element inside a FormShell. No release replaces the page while the form is changed or being sent, because a new document would
 * lose the typed text or abort the request.
 */
export function FormBody(props: FormBodyProps) {
  const formik = useFormikContext<FormikValues>();
  const { isWaiting } = useFormShell();
  useHeldPage(formik.dirty || formik.isSubmitting);
  const status = formik.status as FormStatus | undefined;
  const { summary, toast, onRefused } = useSummary(props, status);
  const { wasRefused, takes, goTo } = useFormPages(props.pages, onRefused);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    if (isWaiting) return event.preventDefault(); // the next page would count as a change, and the draft would be dropped
    toast.hide();
    formik.setStatus(undefined); // it belongs to the previous attempt
    if (takes()) event.preventDefault();
    else formik.handleSubmit(event);
  };
  const errors = listErrors(formik.errors);
  const refusal = status?.kind === "refused" ? status.message : undefined;
  // Errors shown at a field are not repeated.
  const message = errors.some((error) => error.message === refusal) ? undefined : refusal;
  const hasSummary = (formik.submitCount > 0 || wasRefused) && (errors.length > 0 || message !== undefined);
  return (
    <form
      noValidate
      data-holds-page=""
      aria-label={props.label}
      className={classNames(s.form, props.className)}
      onSubmit={submit}
    >
      {hasSummary && (
        <ErrorSummary
          ref={summary}
          errors={errors}
          message={message}
          note={props.invalidNote}
          heading={status?.heading ?? headingOf(props, formik.values)}
          onGo={props.pages && goTo}
        />
      )}
      {props.hasRequiredNote && <p className={s.note}>{words.required}</p>}
      {props.children}
      {status?.kind === "done" && status.message && <Banner tone="success">{status.message}</Banner>}
      <FormButtons {...props} isSubmitting={formik.isSubmitting} />
      {props.afterButtons}
    </form>
  );
}

function FormButtons(props: FormBodyProps & { isSubmitting: boolean }) {
  const {
    submitLabel,
    pendingLabel,
    onCancel,
    cancelLabel = words.cancel,
    hasWideSubmit,
    hasStickyButtons,
    pages,
  } = props;
  const { isWaiting } = useFormShell();
  const isLast = !pages || pages.at >= pages.count - 1;
  const buttons = (
    <div className={s.buttons} data-wide={hasWideSubmit || undefined}>
      <Button
        type="submit"
        variant={props.isDanger ? "danger" : "primary"}
        size={hasWideSubmit ? "l" : "m"}
        isBusy={props.isSubmitting || isWaiting}
        pendingLabel={props.isSubmitting ? pendingLabel : undefined}
      >
        {isLast ? submitLabel : pages.nextLabel}
      </Button>
      {pages && pages.at > 0 && <Button onClick={() => pages.onGo(pages.at - 1)}>{pages.backLabel}</Button>}
      {onCancel && <Button onClick={onCancel}>{cancelLabel}</Button>}
    </div>
  );
  return hasStickyButtons ? <PhoneBar>{buttons}</PhoneBar> : buttons;
}

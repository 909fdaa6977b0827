import { errorMessage, fieldErrors } from "@dryrun/api-client/errors";
import {
  useStudentPreviewSharedMutation,
  useStudentShareResultMutation,
} from "@dryrun/api-client/shared-results/student";
import { useUser } from "@dryrun/auth/user-context";
import { Button } from "@dryrun/design-system/actions/button";
import { Checkbox } from "@dryrun/design-system/choices/checkbox";
import { Select } from "@dryrun/design-system/choices/select";
import { Field } from "@dryrun/design-system/fields/field";
import { TextInput } from "@dryrun/design-system/inputs/text-input";
import type { Input } from "@dryrun/domain/contract/define";
import type { previewShared } from "@dryrun/domain/shared-results/contract";
import { LINK_DAYS, MAX_LINK_NAME, NAME_FORMS, type NameForm, shownName } from "@dryrun/domain/shared-results/limits";
import { toast } from "@dryrun/remote-kit/toasts";
import { useEffect, useEffectEvent, useState } from "react";
import * as s from "./share-part.module.css";
import type { Shared } from "./shared-link.tsx";
import { sharing } from "./sharing.en-in.ts";

const text = sharing.form;

export type Contents = Omit<Input<typeof previewShared>["body"], "name">;

/** Waits for this pause between changes, in milliseconds. */
const PAUSE_MS = 300;

/** Loads the page as the server would show it, after each change. */
function usePreview(sessionId: string, { shownName, showsScore, showsLevels, answer }: Contents) {
  const [load, { isError }] = useStudentPreviewSharedMutation();
  const [html, setHtml] = useState<string>();
  const show = useEffectEvent(async () => {
    const body = { name: "", shownName, showsScore, showsLevels, answer };
    const { data } = await load({ params: { sessionId }, body });
    if (data) setHtml(data.html);
  });
  useEffect(() => {
    const timer = setTimeout(() => void show(), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [sessionId, shownName, showsScore, showsLevels, answer]);
  return { html, hasFailed: isError, retry: () => void show() };
}

/** The public page as it will be: made by the same code, without scripts; its typeface needs the origin. */
function PagePreview({ sessionId, contents }: { sessionId: string; contents: Contents }) {
  const { html, hasFailed, retry } = usePreview(sessionId, contents);
  const [height, setHeight] = useState<number>();
  if (hasFailed)
    return (
      <div className={s.buttons}>
        <p role="alert">{text.previewFailed}</p>
        <Button size="s" onClick={retry}>
          {text.preview}
        </Button>
      </div>
    );
  return (
    <iframe
      className={s.preview}
      style={{ blockSize: height }}
      title={text.preview}
      sandbox="allow-same-origin"
      srcDoc={html}
      onLoad={({ currentTarget }) => setHeight(currentTarget.contentDocument?.documentElement.scrollHeight)}
    />
  );
}

/** An answer that can be on the page. */
export interface OfferedAnswer {
  number: number;
  topic: string;
  score: number;
}

interface ContentsFormProps {
  sessionId: string;
  answers: readonly OfferedAnswer[];
  /** The page that it changes; undefined for a new one. */
  shared: Shared | undefined;
  onDone: () => void;
}

/** A new page shows the score and the levels, for a year. */
const NEW: Contents & { name: string } = {
  name: "",
  shownName: "full",
  showsScore: true,
  showsLevels: true,
  answer: null,
};
const YEAR = 365;
/** Keeps the end of an existing link. */
const KEEP = "keep";
const UNTIL_STOPPED = "open";
const daysOf = (chosen: string) => (chosen === UNTIL_STOPPED ? null : Number(chosen));

function useSave({ sessionId, shared, onDone }: ContentsFormProps) {
  const [share, { isLoading, error }] = useStudentShareResultMutation();
  async function save(contents: Contents & { name: string }, end: string) {
    const days = end === KEEP ? {} : { days: daysOf(end) };
    const { error: refusal } = await share({ params: { sessionId }, body: { ...contents, ...days } });
    if (!refusal) {
      toast.success(shared ? text.saved : text.made);
      onDone();
    } else if (fieldErrors(refusal).length === 0) toast.error(errorMessage(refusal, text.failed));
  }
  return { save, isLoading, errors: error ? fieldErrors(error) : [] };
}

/** The form for what the public page shows, with a preview. Nothing is public until it is submitted. */
export function ContentsForm(props: ContentsFormProps) {
  const { sessionId, answers, shared, onDone } = props;
  const [contents, setContents] = useState<Contents & { name: string }>(() => (shared ? contentsOf(shared) : NEW));
  const [end, setEnd] = useState(shared ? KEEP : String(YEAR));
  const { save, isLoading, errors } = useSave(props);
  const change = (part: Partial<typeof contents>) => setContents((now) => ({ ...now, ...part }));
  const errorAt = (name: string) => errors.find(({ field }) => field === name)?.message;
  return (
    <form
      className={s.contents}
      aria-label={text.title}
      onSubmit={(event) => {
        event.preventDefault();
        void save(contents, end);
      }}
    >
      <p className={s.note}>{text.always}</p>
      <Checkbox label={text.score} checked={contents.showsScore} onValue={(showsScore) => change({ showsScore })} />
      <Checkbox label={text.levels} checked={contents.showsLevels} onValue={(showsLevels) => change({ showsLevels })} />
      <NameField value={contents.shownName} onValue={(form) => change({ shownName: form })} />
      <AnswerField
        answers={answers}
        value={contents.answer}
        error={errorAt("answer")}
        onValue={(answer) => change({ answer })}
      />
      <Field label={text.ends}>
        <Select options={endsOf(shared)} value={end} onValue={setEnd} />
      </Field>
      <Field label={text.name} hint={text.nameHint} error={errorAt("name")}>
        <TextInput value={contents.name} maxLength={MAX_LINK_NAME} onValue={(name) => change({ name })} />
      </Field>
      <PagePreview sessionId={sessionId} contents={contents} />
      <div className={s.buttons}>
        <Button type="submit" variant="primary" isBusy={isLoading}>
          {shared ? text.save : text.make}
        </Button>
        {shared && <Button onClick={onDone}>{text.cancel}</Button>}
      </div>
    </form>
  );
}

const contentsOf = ({ name, shownName: form, showsScore, showsLevels, answer }: Shared) => ({
  name,
  shownName: form,
  showsScore,
  showsLevels,
  answer,
});

const endsOf = (shared: Shared | undefined) => [
  ...(shared ? [{ value: KEEP, label: text.keepEnd(shared.endsAt) }] : []),
  ...LINK_DAYS.map((days) => ({ value: days === null ? UNTIL_STOPPED : String(days), label: text.days(days) })),
];

function NameField({ value, onValue }: { value: NameForm; onValue: (form: NameForm) => void }) {
  const { fullName } = useUser();
  return (
    <Field label={text.shownName}>
      <Select
        options={NAME_FORMS.map((form) => ({
          value: form,
          label: form === "none" ? text.names.none : `${text.names[form]}: ${shownName(fullName, form)}`,
        }))}
        value={value}
        onValue={(form) => onValue(NAME_FORMS.find((one) => one === form) ?? "full")}
      />
    </Field>
  );
}

interface AnswerFieldProps {
  answers: readonly OfferedAnswer[];
  value: number | null;
  error: string | undefined;
  onValue: (number: number | null) => void;
}

/** Selects the answer to show. Renders nothing if no answer can be shared. */
function AnswerField({ answers, value, error, onValue }: AnswerFieldProps) {
  if (answers.length === 0) return null;
  return (
    <Field label={text.answer} hint={text.answerHint} error={error}>
      <Select
        options={[
          { value: "", label: text.noAnswer },
          ...answers.map(({ number, topic, score }) => ({
            value: String(number),
            label: text.answerOption(number, topic, score),
          })),
        ]}
        value={value === null ? "" : String(value)}
        onValue={(chosen) => onValue(chosen === "" ? null : Number(chosen))}
      />
    </Field>
  );
}

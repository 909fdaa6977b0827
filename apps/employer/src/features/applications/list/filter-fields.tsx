import { useUser } from "@dryrun/auth/user-context";
import { Checkbox } from "@dryrun/design-system/choices/checkbox";
import { Select } from "@dryrun/design-system/choices/select";
import { Field } from "@dryrun/design-system/fields/field";
import { paperClass } from "@dryrun/design-system/pages/paper";
import { TagsInput } from "@dryrun/design-system/tags/tags-input";
import { INTERVIEW_FILTERS } from "@dryrun/domain/applications/limits";
import { DECISIONS } from "@dryrun/domain/interviews/limits";
import { INTERVIEW_TOPICS, TOPIC_LABELS } from "@dryrun/domain/interviews/topics";
import { messages } from "../../../messages.en-in.ts";
import { useAssignable } from "../../../shared/together/use-colleagues.ts";
import type { ApplicationFilter } from "../../../shared/use-application-filter.ts";
import * as s from "./filter-fields.module.css";

const text = messages.applications.filter;
const INTERVIEWS = [
  ...INTERVIEW_FILTERS.map((value) => ({ value, label: text.interviews[value] })),
  ...DECISIONS.map((value) => ({ value, label: text.verdict(value) })),
];
const TOPICS = INTERVIEW_TOPICS.map((value) => ({ value, label: TOPIC_LABELS[value] }));
const SCORES = [40, 50, 60, 70, 80, 90].map((score) => ({ value: String(score), label: String(score) }));
const DAYS = [1, 3, 7, 14, 30, 90];
const WITHIN = DAYS.map((days) => ({ value: String(days), label: text.days(days) }));
const WAITING = [3, 7, 14, 30].map((days) => ({ value: String(days), label: text.moreThan(days) }));

/** Adds a value from the address to the choices if it is not one of them; links may have such values. */
const withOwn = (options: { value: string; label: string }[], value: number | undefined) =>
  value === undefined || options.some((option) => option.value === String(value))
    ? options
    : [...options, { value: String(value), label: String(value) }];

interface FilterFieldsProps {
  filter: ApplicationFilter;
  /** The tags on this page of the list, to choose from. */
  tags: readonly string[];
}

/** The filters next to the tabs, the name and the job; each takes effect immediately. */
export function FilterFields({ filter, tags }: FilterFieldsProps) {
  const { query, set } = filter;
  return (
    <div className={paperClass(s.fields)}>
      <InterviewField filter={filter} />
      <Field label={text.tag}>
        <TagsInput
          value={query.tag ? [query.tag] : []}
          onValue={([tag]) => set({ tag: tag ?? "" })}
          suggestions={tags}
          limit={1}
          nouns={text.tagNouns}
        />
      </Field>
      <ScoreFields filter={filter} />
      <Field label={text.appliedWithin}>
        <Select
          options={withOwn(WITHIN, query.appliedWithin)}
          placeholder={text.anyTime}
          value={String(query.appliedWithin ?? "")}
          onValue={(appliedWithin) => set({ appliedWithin })}
        />
      </Field>
      <Field label={text.waitingFor}>
        <Select
          options={withOwn(WAITING, query.waitingFor)}
          placeholder={text.anyTime}
          value={String(query.waitingFor ?? "")}
          onValue={(waitingFor) => set({ waitingFor })}
        />
      </Field>
      <AssigneeFilter filter={filter} />
      <div className={s.tick}>
        <Checkbox
          label={text.unopened}
          checked={query.unopened === true}
          onValue={(isOn) => set({ unopened: isOn ? "true" : "" })}
        />
      </div>
    </div>
  );
}

/** The address has `me`, so that a link or a saved view is each reader's own. */
function AssigneeFilter({ filter: { query, set } }: { filter: ApplicationFilter }) {
  const { _id: userId } = useUser();
  const people = useAssignable();
  if (people.length === 0) return null;
  const others = people
    .filter(({ _id }) => _id !== userId)
    .map(({ _id, fullName }) => ({ value: _id, label: fullName }));
  return (
    <Field label={text.assignee}>
      <Select
        options={[{ value: "me", label: text.me }, { value: "none", label: text.nobody }, ...others]}
        placeholder={text.anybody}
        value={query.assignee === userId ? "me" : (query.assignee ?? "")}
        onValue={(assignee) => set({ assignee })}
      />
    </Field>
  );
}

/** One field for the interview's state or verdict, which are separate parameters of the server. */
function InterviewField({ filter: { query, set } }: { filter: ApplicationFilter }) {
  const setInterview = (value: string) => {
    const isVerdict = DECISIONS.some((verdict) => verdict === value);
    set(isVerdict ? { verdict: value, interview: "" } : { interview: value, verdict: "" });
  };
  return (
    <Field label={text.interview}>
      <Select
        options={INTERVIEWS}
        placeholder={text.anyInterview}
        value={query.verdict ?? query.interview ?? ""}
        onValue={setInterview}
      />
    </Field>
  );
}

function ScoreFields({ filter: { query, set } }: { filter: ApplicationFilter }) {
  const score = (key: "scoreFrom" | "scoreTo" | "topicFrom", label: string) => (
    <Field label={label}>
      <Select
        options={withOwn(SCORES, query[key])}
        placeholder={text.anyScore}
        value={String(query[key] ?? "")}
        onValue={(value) => set({ [key]: value })}
      />
    </Field>
  );
  return (
    <>
      {score("scoreFrom", text.scoreFrom)}
      {score("scoreTo", text.scoreTo)}
      <Field label={text.topic}>
        <Select
          options={TOPICS}
          placeholder={text.anyTopic}
          value={query.topic ?? ""}
          onValue={(topic) => set({ topic, topicFrom: topic ? String(query.topicFrom ?? "") : "" })}
        />
      </Field>
      {query.topic && score("topicFrom", text.topicFrom)}
    </>
  );
}

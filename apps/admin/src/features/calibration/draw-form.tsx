import { useAdminDrawAnswersMutation } from "@dryrun/api-client/admin-records/banks";
import { errorMessage } from "@dryrun/api-client/errors";
import { Button } from "@dryrun/design-system/actions/button";
import { Select } from "@dryrun/design-system/choices/select";
import { Banner } from "@dryrun/design-system/feedback/banner";
import { Field } from "@dryrun/design-system/fields/field";
import { CALIBRATION_SOURCES, type CalibrationSource, DRAW_SIZES } from "@dryrun/domain/admin/calibration/limits";
import { INTERVIEW_TOPICS, type InterviewTopic, TOPIC_LABELS } from "@dryrun/domain/interviews/topics";
import { toast } from "@dryrun/remote-kit/toasts";
import { type FormEvent, useState } from "react";
import { calibration as text } from "../../messages/banks/calibration.en-in.ts";
import { PagePart } from "../../shared/page/page-part.tsx";
import * as s from "./calibration.module.css";

const SOURCES = CALIBRATION_SOURCES.map((value) => ({ value, label: text.sourceOf(value) }));
const TOPICS = [
  { value: "", label: text.allTopics },
  ...INTERVIEW_TOPICS.map((value) => ({ value, label: TOPIC_LABELS[value] })),
];
const SIZES = DRAW_SIZES.map((size) => ({ value: String(size), label: String(size) }));

/** Draws more answers to score. */
export function DrawForm() {
  const [draw, { isLoading }] = useAdminDrawAnswersMutation();
  const [source, setSource] = useState<CalibrationSource>("people");
  const [topic, setTopic] = useState("");
  const [count, setCount] = useState<string>(String(DRAW_SIZES[1]));
  const [failure, setFailure] = useState("");
  async function submit(event: FormEvent) {
    event.preventDefault();
    setFailure("");
    const topicFilter = topic === "" ? {} : { topic: topic as InterviewTopic };
    const { data, error } = await draw({ body: { source, count: Number(count), ...topicFilter } });
    if (data) (data.added > 0 ? toast.success : toast.info)(data.message);
    else setFailure(errorMessage(error, text.drawFailed));
  }
  return (
    <PagePart title={text.draw}>
      <p className={s.note}>{text.drawAbout}</p>
      <form className={s.draw} onSubmit={(event) => void submit(event)}>
        <Field label={text.source}>
          <Select options={SOURCES} value={source} onValue={(value) => setSource(value as CalibrationSource)} />
        </Field>
        <Field label={text.topic}>
          <Select options={TOPICS} value={topic} onValue={setTopic} />
        </Field>
        <Field label={text.count}>
          <Select options={SIZES} value={count} onValue={setCount} />
        </Field>
        <Button type="submit" isBusy={isLoading} pendingLabel={text.drawing}>
          {text.drawNow}
        </Button>
      </form>
      {failure && (
        <Banner tone="danger" role="alert">
          {failure}
        </Banner>
      )}
    </PagePart>
  );
}

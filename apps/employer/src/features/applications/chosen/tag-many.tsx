import { Button } from "@dryrun/design-system/actions/button";
import { Banner } from "@dryrun/design-system/feedback/banner";
import { Field } from "@dryrun/design-system/fields/field";
import { Dialog } from "@dryrun/design-system/overlays/dialog";
import { TagsInput } from "@dryrun/design-system/tags/tags-input";
import { MAX_TAGS } from "@dryrun/domain/limits";
import { useState } from "react";
import { messages } from "../../../messages.en-in.ts";
import type { Many } from "./use-many.ts";

const text = messages.applications.chosen;

interface TagManyProps {
  isOpen: boolean;
  count: number;
  tags: readonly string[];
  many: Many;
  onClose: () => void;
}

/** Adds tags to several applications; their present tags stay. */
export function TagMany({ isOpen, count, tags, many, onClose }: TagManyProps) {
  const [added, setAdded] = useState<string[]>([]);
  return (
    <Dialog
      isOpen={isOpen}
      onClose={() => !many.isBusy && onClose()}
      title={text.tagTitle(count)}
      footer={
        <>
          <Button onClick={() => !many.isBusy && onClose()}>{text.cancel}</Button>
          <Button
            variant="primary"
            isBusy={many.isBusy}
            pendingLabel={text.saving}
            disabledReason={added.length === 0 ? text.noTags : undefined}
            onClick={() => many.addTags(added)}
          >
            {text.addTags}
          </Button>
        </>
      }
    >
      {many.failure && (
        <Banner tone="danger" role="alert">
          {many.failure}
        </Banner>
      )}
      <Field label={messages.applications.marks.tags} hint={messages.applications.marks.private}>
        <TagsInput
          value={added}
          onValue={setAdded}
          suggestions={tags}
          limit={MAX_TAGS}
          nouns={messages.applications.filter.tagNouns}
        />
      </Field>
    </Dialog>
  );
}

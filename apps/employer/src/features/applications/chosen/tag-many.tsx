import { Button } from "@dryrun/design-system/actions/button";
import { Banner } from "@dryrun/design-system/feedback/banner";
import { Field } from "@dryrun/design-system/fields/field";
import { Dialog } from "@dryrun/design-system/overlays/dialog";
import { TagsInput } from "@dryrun/design-system/tags/tags-input";
import { MAX_TAGS } from "@dryrun/domain/limits";
import { useState } from "react";
import { words } from "../../../messages.en-in.ts";
import type { Many } from "./use-many.ts";

const say = words.applications.chosen;

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
      title={say.tagTitle(count)}
      footer={
        <>
          <Button onClick={() => !many.isBusy && onClose()}>{say.cancel}</Button>
          <Button
            variant="primary"
            isBusy={many.isBusy}
            pendingLabel={say.saving}
            disabledReason={added.length === 0 ? say.noTags : undefined}
            onClick={() => many.addTags(added)}
          >
            {say.addTags}
          </Button>
        </>
      }
    >
      {many.failure && (
        <Banner tone="danger" role="alert">
          {many.failure}
        </Banner>
      )}
      <Field label={words.applications.marks.tags} hint={words.applications.marks.private}>
        <TagsInput
          value={added}
          onValue={setAdded}
          suggestions={tags}
          limit={MAX_TAGS}
          nouns={words.applications.filter.tagNouns}
        />
      </Field>
    </Dialog>
  );
}

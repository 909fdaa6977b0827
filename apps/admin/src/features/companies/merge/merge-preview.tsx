import { useAdminMergePreviewQuery } from "@dryrun/api-client/admin/companies";
import { Button } from "@dryrun/design-system/actions/button";
import { Banner } from "@dryrun/design-system/feedback/banner";
import { Facts } from "@dryrun/design-system/pages/facts";
import { merge as text } from "../../../messages/companies/merge.en-in.ts";
import { NotLoaded } from "../../../shared/page/not-loaded.tsx";
import { PagePart } from "../../../shared/page/page-part.tsx";
import { MergeForm } from "./merge-form.tsx";
import type { Preview } from "./preview.ts";

interface MergePreviewProps {
  fromId: string;
  intoId: string;
  onOther: () => void;
}

const MOVES = Object.keys(text.moves) as (keyof Preview["moves"])[];

/** What would move and what stays, and the form that merges, or why it cannot. */
export function MergePreview({ fromId, intoId, onOther }: MergePreviewProps) {
  const query = useAdminMergePreviewQuery({ params: { id: fromId }, query: { into: intoId } });
  const { currentData: preview } = query;
  return (
    <>
      <NotLoaded say={text} asked={query} />
      {preview && (
        <PagePart title={text.previewOf(preview.into)}>
          <Facts isRoomy facts={MOVES.map((name) => ({ name: text.moves[name], value: preview.moves[name] }))} />
          <p>{text.stays(preview.into, preview.into.verified)}</p>
          {preview.refusalText ? <Banner tone="danger">{preview.refusalText}</Banner> : <MergeForm preview={preview} />}
        </PagePart>
      )}
      <div>
        <Button variant="quiet" onClick={onOther}>
          {text.other}
        </Button>
      </div>
    </>
  );
}

import { errorMessage, fieldErrors } from "@dryrun/api-client/errors";
import {
  useEmployerDeleteViewMutation,
  useEmployerSaveViewMutation,
  useEmployerUpdateViewMutation,
  useEmployerViewsQuery,
} from "@dryrun/api-client/views/employer";
import { useUser } from "@dryrun/auth/user-context";
import { Button } from "@dryrun/design-system/actions/button";
import { IconButton } from "@dryrun/design-system/actions/icon-button";
import { Checkbox } from "@dryrun/design-system/choices/checkbox";
import { Banner } from "@dryrun/design-system/feedback/banner";
import { Field } from "@dryrun/design-system/fields/field";
import { iconProps } from "@dryrun/design-system/icon-props";
import { TextInput } from "@dryrun/design-system/inputs/text-input";
import { Dialog } from "@dryrun/design-system/overlays/dialog";
import { MAX_VIEW_NAME, mayShareViews, type ViewList } from "@dryrun/domain/views/limits";
import { Link, useLocation } from "@dryrun/remote-kit/router";
import { toast } from "@dryrun/remote-kit/toasts";
import { Bookmark, X } from "lucide-react";
import { type FormEvent, useState } from "react";
import * as s from "./saved-views.module.css";
import { views as text } from "./views.en-in.ts";

/** A view does not include the page of the list or the candidate. */
const PLACES = ["page", "review", "candidate"];

function queryOf(search: string) {
  const params = new URLSearchParams(search);
  for (const key of PLACES) params.delete(key);
  return params.toString();
}

/** The saved views of a list: open, save under a name, share with the company, delete. */
export function SavedViews({ list }: { list: ViewList }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button icon={<Bookmark {...iconProps()} />} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {text.open}
      </Button>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title={text.title}>
        {isOpen && <Views list={list} onClose={() => setOpen(false)} />}
      </Dialog>
    </>
  );
}

function Views({ list, onClose }: { list: ViewList; onClose: () => void }) {
  const { pathname } = useLocation();
  const { data, error } = useEmployerViewsQuery();
  const [remove, removal] = useEmployerDeleteViewMutation();
  const views = (data?.views ?? []).filter((view) => view.list === list);
  const [change, sharing] = useEmployerUpdateViewMutation();
  const { company } = useUser();
  const mayShare = company === undefined || mayShareViews(company.role); // an older server answers without a company
  const failure = error ?? removal.error ?? sharing.error;
  return (
    <div className={s.views}>
      {failure !== undefined && (
        <Banner tone="danger" role="alert">
          {errorMessage(failure, error ? text.loadFailed : text.failed)}
        </Banner>
      )}
      {data && views.length === 0 && <p className={s.about}>{text.none}</p>}
      <ul>
        {views.map(({ _id, name, query, shared = false, author = null, mayChange = true }) => (
          <li key={_id} className={s.view}>
            <span>
              <Link to={{ pathname, search: query && `?${query}` }} onClick={onClose}>
                {name}
              </Link>
              {shared && <span className={s.about}>{text.sharedBy(author)}</span>}
            </span>
            {mayChange && (shared || mayShare) && (
              <Button
                size="s"
                aria-label={shared ? text.unshareView(name) : text.shareView(name)}
                onClick={() => void change({ params: { viewId: _id }, body: { shared: !shared } })}
              >
                {shared ? text.unshare : text.share}
              </Button>
            )}
            {mayChange && (
              <IconButton
                label={text.remove(name)}
                icon={<X {...iconProps(16)} />}
                onClick={() => void remove({ params: { viewId: _id } })}
              />
            )}
          </li>
        ))}
      </ul>
      <SaveView list={list} mayShare={mayShare} onSaved={onClose} />
    </div>
  );
}

interface SaveViewProps {
  list: ViewList;
  mayShare: boolean;
  onSaved: () => void;
}

function SaveView({ list, mayShare, onSaved }: SaveViewProps) {
  const { search } = useLocation();
  const [name, setName] = useState("");
  const [isShared, setShared] = useState(false);
  const [save, { error, isLoading }] = useEmployerSaveViewMutation();
  async function submit(event: FormEvent) {
    event.preventDefault();
    // A view with the same name stays shared if it was.
    const answer = await save({ body: { list, name, query: queryOf(search), ...(isShared && { shared: true }) } });
    if (answer.error) return;
    toast.success(text.saved(name.trim()));
    onSaved();
  }
  const message = error && (fieldErrors(error)[0]?.message ?? errorMessage(error, text.failed));
  return (
    <form className={s.save} onSubmit={(event) => void submit(event)} noValidate>
      <Field label={text.name} hint={text.hint} error={message}>
        <TextInput maxLength={MAX_VIEW_NAME} value={name} onValue={setName} autoComplete="off" />
      </Field>
      {mayShare && <Checkbox label={text.shareNew} checked={isShared} onValue={setShared} />}
      <Button type="submit" variant="primary" isBusy={isLoading}>
        {text.save}
      </Button>
    </form>
  );
}

import { useUser } from "@dryrun/auth/user-context";
import { Button } from "@dryrun/design-system/actions/button";
import { IconButton } from "@dryrun/design-system/actions/icon-button";
import { iconProps } from "@dryrun/design-system/icon-props";
import { toast } from "@dryrun/remote-kit/toasts";
import { X } from "lucide-react";
import { words } from "../../messages.en-in.ts";
import { type Filters, nameOf } from "./filters.ts";
import * as s from "./saved-searches.module.css";
import { useSavedSearches } from "./use-saved-searches.ts";

const say = words.candidates.saved;

export interface SavedSearchesProps {
  /** The active search, which can be saved; null without filters. */
  filters: Filters | undefined;
  onSearch: (filters: Filters) => void;
}

/** Searches that were kept on this device. */
export function SavedSearches({ filters, onSearch }: SavedSearchesProps) {
  const { _id } = useUser();
  const { searches, save, remove } = useSavedSearches(_id);
  const isKept = filters !== undefined && searches.some((kept) => nameOf(kept) === nameOf(filters));
  if (!filters && searches.length === 0) return null;
  return (
    <section aria-label={say.title} className={s.saved}>
      <h2 className={s.title}>{say.title}</h2>
      <p className={s.about}>{say.about}</p>
      {searches.length > 0 && (
        <ul className={s.list}>
          {searches.map((search) => (
            <li key={nameOf(search)} className={s.search}>
              <Button variant="quiet" size="s" onClick={() => onSearch(search)}>
                {nameOf(search)}
              </Button>
              <IconButton
                label={say.remove(nameOf(search))}
                icon={<X {...iconProps(16)} />}
                onClick={() => remove(search)}
              />
            </li>
          ))}
        </ul>
      )}
      {filters && !isKept && (
        <Button
          size="s"
          onClick={() => {
            save(filters);
            toast.success(say.isSaved);
          }}
        >
          {say.save}
        </Button>
      )}
    </section>
  );
}

import { Button } from "@dryrun/design-system/actions/button";
import type { searchCandidates } from "@dryrun/domain/candidates/contract";
import type { Output } from "@dryrun/domain/contract/define";
import { found as text } from "../../../messages/found.en-in.ts";
import { asSearched, correctedPhrases, type Filters, withWord, writtenSkill } from "../filters.ts";
import * as s from "./other-words.module.css";

interface OtherWordsProps {
  answer: Pick<Output<typeof searchCandidates>, "corrected" | "didYouMean">;
  filters: Filters;
  onFilters: (filters: Filters) => void;
}

/** Shows which words were corrected, and which others would find more. */
export function OtherWords({ answer: { corrected, didYouMean }, filters, onFilters }: OtherWordsProps) {
  const meant = didYouMean.flatMap((suggestion) => {
    const next = withWord(filters, suggestion);
    return next ? [{ ...suggestion, next }] : [];
  });
  const phrases = correctedPhrases(filters, asSearched(filters, corrected));
  return (
    <>
      {phrases.length > 0 && (
        <p className={s.meant}>
          {text.corrected(phrases.map(({ to }) => to).join(", "))}
          <Button size="s" onClick={() => onFilters({ ...filters, exact: "1" })}>
            {text.asTyped(phrases.map(({ from }) => from).join(", "))}
          </Button>
        </p>
      )}
      {meant.length > 0 && (
        <p className={s.meant}>
          {text.didYouMean}
          {meant.map(({ filter, from, to, total, next }) => (
            <Button key={`${filter} ${from}`} size="s" onClick={() => onFilters(next)}>
              {text.meant(filter === "skills" ? writtenSkill(to) : to, total)}
            </Button>
          ))}
        </p>
      )}
    </>
  );
}

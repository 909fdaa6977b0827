interface Scored {
  number: number;
  score: number;
  /** Not said by a server of an earlier release. */
  assessed?: boolean;
}

/** The score as it is shown: null where the answer could not be assessed. */
export const shownScore = ({ score, assessed }: Pick<Scored, "score" | "assessed">): number | null =>
  assessed === false ? null : score;

/** The questions whose scores say something. */
export const assessedOf = <One extends Pick<Scored, "assessed">>(questions: readonly One[]): One[] =>
  questions.filter(({ assessed }) => assessed !== false);

/** The number of the question with the lowest score. */
export const weakestOf = (questions: readonly Scored[]): number | undefined =>
  assessedOf(questions).sort((a, b) => a.score - b.score)[0]?.number;

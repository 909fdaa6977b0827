interface Scored {
  number: number;
  score: number;
  /** Absent in answers of a server of an earlier release. */
  assessed?: boolean;
}

/** Returns the displayed score: null if the answer could not be assessed. */
export const shownScore = ({ score, assessed }: Pick<Scored, "score" | "assessed">): number | null =>
  assessed === false ? null : score;

/** Returns the assessed questions. */
export const assessedOf = <One extends Pick<Scored, "assessed">>(questions: readonly One[]): One[] =>
  questions.filter(({ assessed }) => assessed !== false);

/** Returns the number of the question with the lowest score. */
export const weakestOf = (questions: readonly Scored[]): number | undefined =>
  assessedOf(questions).sort((a, b) => a.score - b.score)[0]?.number;

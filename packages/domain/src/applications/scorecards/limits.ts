/** Criteria of one job. */
export const MAX_CRITERIA = 20;
/** Criteria of one job with the removed ones that have scores. */
export const MAX_CRITERIA_EVER = 100;
/** Characters of a criterion's name. */
export const MAX_CRITERION_NAME = 80;
/** Characters of a criterion's description. */
export const MAX_CRITERION_DESCRIPTION = 300;
/** Characters of the note about one criterion. */
export const MAX_SCORE_NOTE = 500;
/** Scorecards about one application. */
export const MAX_SCORECARDS = 60;

/** Scores of a criterion and of the recommendation. */
export const SCORES = [1, 2, 3, 4] as const;
export type Score = (typeof SCORES)[number];

export const SCORE_LABELS = { 1: "Strong no", 2: "No", 3: "Yes", 4: "Strong yes" } as const satisfies Record<
  Score,
  string
>;

/** The points between two scores of a criterion from which people disagree. */
export const DISAGREEMENT = 2;

export interface StoredScore {
  /** The criterion's key. */
  criterion: string;
  /** Null for "not seen". */
  score: Score | null;
  note: string;
}

import { readModel, sharedModel } from "../models/models.ts";
import type { Numbers } from "../models/number-table.ts";
import { type CriterionModel, modelOf, type Trained } from "./criterion-model.ts";
import type { Rarity } from "./features.ts";

/** The model of a question in the file. Its bytes do not depend on other questions. */
export interface StoredModel {
  trained: Trained;
  /** The column of each feature. */
  columns: Numbers;
}

const models = new Map<string, CriterionModel>();

/** How similar a text is to each criterion of a question. Undefined for a question without training data. */
export function criterionModel(question: string): CriterionModel | undefined {
  const known = models.get(question);
  if (known) return known;
  const stored = readModel<StoredModel>(`criteria/${question}`);
  if (!stored) return undefined;
  const model = modelOf(stored.trained, { rarity: sharedModel<Rarity>("rarity"), columns: stored.columns });
  models.set(question, model);
  return model;
}

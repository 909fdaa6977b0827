import { readModel, sharedModel } from "../models/models.ts";
import type { Numbers } from "../models/number-table.ts";
import { type CriterionModel, modelOf, type Trained } from "./criterion-model.ts";
import type { Rarity } from "./features.ts";

/** A question's entry in the models file. Its bytes do not depend on other questions. */
export interface StoredModel {
  trained: Trained;
  /** The column of each feature. */
  columns: Numbers;
}

const models = new Map<string, CriterionModel>();

/** Returns the model of a question's criteria; undefined for a question without training data. */
export function criterionModel(question: string): CriterionModel | undefined {
  const cached = models.get(question);
  if (cached) return cached;
  const stored = readModel<StoredModel>(`criteria/${question}`);
  if (!stored) return undefined;
  const model = modelOf(stored.trained, { rarity: sharedModel<Rarity>("rarity"), columns: stored.columns });
  models.set(question, model);
  return model;
}

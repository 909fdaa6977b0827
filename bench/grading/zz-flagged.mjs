import { mulberry32, shuffled } from "../../packages/content/src/datasets/random.ts";
import { interviewQuestions } from "../../packages/content/src/interview/load.ts";
import { allPerturbations } from "../../packages/evaluation/src/testing/perturbations/all-perturbations.ts";
import { kindOf } from "../../packages/evaluation/src/testing/perturbations/perturbation.ts";
import { createGrader } from "./evaluator.mjs";
import * as hidden from "./golden/attacks-hidden.mjs";
const grade = await createGrader();
const otherThan = (id) => interviewQuestions.find((q) => q.id !== id)?.modelAnswer ?? "";
for (const [half, list] of [["open", allPerturbations], ["hidden", hidden.twins]]) {
  const random = mulberry32(2026); let all = 0, high = 0; const kinds = {};
  for (const [at, q] of interviewQuestions.entries()) {
    const kind = kindOf(q); const own = list.filter((t) => t.kinds.includes(kind));
    const best = q.rubric.exemplars.filter((e) => e.score >= 8)[0]?.text ?? q.modelAnswer;
    for (const t of shuffled(random, own).slice(0, 3)) {
      const r = await grade({ question: q.id, answer: t.make(best, mulberry32(17 + at), otherThan(q.id), q.prompt) });
      all++; if (r.score >= 4 && r.flags.length === 0) { high++; kinds[`${kind}`] = (kinds[`${kind}`] ?? 0) + 1; }
    }
  }
  console.log(half, high, "of", all, kinds);
}
process.exit(0);

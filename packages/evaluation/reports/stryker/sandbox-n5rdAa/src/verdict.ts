function stryNS_9fa48() {
  var g = typeof globalThis === 'object' && globalThis && globalThis.Math === Math && globalThis || new Function("return this")();
  var ns = g.__stryker__ || (g.__stryker__ = {});
  if (ns.activeMutant === undefined && g.process && g.process.env && g.process.env.__STRYKER_ACTIVE_MUTANT__) {
    ns.activeMutant = g.process.env.__STRYKER_ACTIVE_MUTANT__;
  }
  function retrieveNS() {
    return ns;
  }
  stryNS_9fa48 = retrieveNS;
  return retrieveNS();
}
stryNS_9fa48();
function stryCov_9fa48() {
  var ns = stryNS_9fa48();
  var cov = ns.mutantCoverage || (ns.mutantCoverage = {
    static: {},
    perTest: {}
  });
  function cover() {
    var c = cov.static;
    if (ns.currentTestId) {
      c = cov.perTest[ns.currentTestId] = cov.perTest[ns.currentTestId] || {};
    }
    var a = arguments;
    for (var i = 0; i < a.length; i++) {
      c[a[i]] = (c[a[i]] || 0) + 1;
    }
  }
  stryCov_9fa48 = cover;
  cover.apply(null, arguments);
}
function stryMutAct_9fa48(id) {
  var ns = stryNS_9fa48();
  function isActive(id) {
    if (ns.activeMutant === id) {
      if (ns.hitCount !== void 0 && ++ns.hitCount > ns.hitLimit) {
        throw new Error('Stryker: Hit count limit reached (' + ns.hitCount + ')');
      }
      return true;
    }
    return false;
  }
  stryMutAct_9fa48 = isActive;
  return isActive(id);
}
import { type Decision, PASS_FROM, REVIEW_FROM } from "@dryrun/domain/interviews/limits";
import { isAssessed, type QuestionResult, type ResultFlag } from "./result.ts";
export interface SessionVerdict {
  /** The sum of the questions' scores, rounded down. */
  score: number;
  decision: Decision;
  /** Sentences with the reasons why the thresholds alone did not decide; empty if they did. */
  reasons: string[];
}

/** What a confidence of 0 would mean in points; fitted with the confidences on answers of known grade (docs/grading.md). */
const SPREAD = 8;
const MOST_OF_A_QUESTION = 10;

/** What is said of an answer that tries to earn points without knowledge. */
const SUSPICIONS: Partial<Record<ResultFlag, string>> = stryMutAct_9fa48("354") ? {} : (stryCov_9fa48("354"), {
  injection: stryMutAct_9fa48("355") ? "" : (stryCov_9fa48("355"), "an answer addresses the grader instead of the question"),
  word_salad: stryMutAct_9fa48("356") ? "" : (stryCov_9fa48("356"), "an answer strings together words that do not form sentences"),
  copied: stryMutAct_9fa48("357") ? "" : (stryCov_9fa48("357"), "an answer repeats our own text"),
  taken_back: stryMutAct_9fa48("358") ? "" : (stryCov_9fa48("358"), "the words beside a program take it back"),
  seen_before: stryMutAct_9fa48("359") ? "" : (stryCov_9fa48("359"), "an answer is almost identical to a model answer that was shown before")
});
const isSuspect = stryMutAct_9fa48("360") ? () => undefined : (stryCov_9fa48("360"), (() => {
  const isSuspect = (result: QuestionResult): boolean => stryMutAct_9fa48("361") ? result.flags.every(flag => SUSPICIONS[flag] !== undefined) : (stryCov_9fa48("361"), result.flags.some(stryMutAct_9fa48("362") ? () => undefined : (stryCov_9fa48("362"), flag => stryMutAct_9fa48("365") ? SUSPICIONS[flag] === undefined : stryMutAct_9fa48("364") ? false : stryMutAct_9fa48("363") ? true : (stryCov_9fa48("363", "364", "365"), SUSPICIONS[flag] !== undefined))));
  return isSuspect;
})());

/** An answer that tries to cheat leads to a review by its own rule, and never instead of Rejected. */
const isDisputed = stryMutAct_9fa48("366") ? () => undefined : (stryCov_9fa48("366"), (() => {
  const isDisputed = (result: QuestionResult): boolean => stryMutAct_9fa48("369") ? result.flags.includes("llm_disagrees") || !isSuspect(result) : stryMutAct_9fa48("368") ? false : stryMutAct_9fa48("367") ? true : (stryCov_9fa48("367", "368", "369"), result.flags.includes(stryMutAct_9fa48("370") ? "" : (stryCov_9fa48("370"), "llm_disagrees")) && (stryMutAct_9fa48("371") ? isSuspect(result) : (stryCov_9fa48("371"), !isSuspect(result))));
  return isDisputed;
})());

/** The uncertainty of the session's score; answers that try to cheat add none, so they cannot benefit from it. */
export function uncertaintyOf(results: readonly QuestionResult[]): number {
  if (stryMutAct_9fa48("372")) {
    {}
  } else {
    stryCov_9fa48("372");
    const squares = stryMutAct_9fa48("373") ? results.map(result => ((1 - result.confidence) * SPREAD) ** 2) : (stryCov_9fa48("373"), results.filter(stryMutAct_9fa48("374") ? () => undefined : (stryCov_9fa48("374"), result => stryMutAct_9fa48("377") ? !isSuspect(result) || isAssessed(result) : stryMutAct_9fa48("376") ? false : stryMutAct_9fa48("375") ? true : (stryCov_9fa48("375", "376", "377"), (stryMutAct_9fa48("378") ? isSuspect(result) : (stryCov_9fa48("378"), !isSuspect(result))) && isAssessed(result)))).map(stryMutAct_9fa48("379") ? () => undefined : (stryCov_9fa48("379"), result => (stryMutAct_9fa48("380") ? (1 - result.confidence) / SPREAD : (stryCov_9fa48("380"), (stryMutAct_9fa48("381") ? 1 + result.confidence : (stryCov_9fa48("381"), 1 - result.confidence)) * SPREAD)) ** 2)));
    return Math.sqrt(squares.reduce(stryMutAct_9fa48("382") ? () => undefined : (stryCov_9fa48("382"), (sum, square) => stryMutAct_9fa48("383") ? sum - square : (stryCov_9fa48("383"), sum + square)), 0));
  }
}

/** The verdict by the thresholds, or Review where the evaluator is not sure enough of the side. */
export function sessionVerdict(results: readonly QuestionResult[]): SessionVerdict {
  if (stryMutAct_9fa48("384")) {
    {}
  } else {
    stryCov_9fa48("384");
    const score = Math.floor(results.reduce(stryMutAct_9fa48("385") ? () => undefined : (stryCov_9fa48("385"), (sum, result) => stryMutAct_9fa48("386") ? sum - result.score : (stryCov_9fa48("386"), sum + result.score)), 0));
    const uncertainty = uncertaintyOf(results);
    // Answers that could not be assessed count 0 and may be worth all of their points.
    const missed = stryMutAct_9fa48("387") ? results.length : (stryCov_9fa48("387"), results.filter(stryMutAct_9fa48("388") ? () => undefined : (stryCov_9fa48("388"), result => stryMutAct_9fa48("391") ? !isAssessed(result) || !isSuspect(result) : stryMutAct_9fa48("390") ? false : stryMutAct_9fa48("389") ? true : (stryCov_9fa48("389", "390", "391"), (stryMutAct_9fa48("392") ? isAssessed(result) : (stryCov_9fa48("392"), !isAssessed(result))) && (stryMutAct_9fa48("393") ? isSuspect(result) : (stryCov_9fa48("393"), !isSuspect(result)))))).length);
    const disputed = (stryMutAct_9fa48("394") ? results.every(isDisputed) : (stryCov_9fa48("394"), results.some(isDisputed))) ? stryMutAct_9fa48("395") ? [] : (stryCov_9fa48("395"), [stryMutAct_9fa48("396") ? "" : (stryCov_9fa48("396"), "the automatic readings of an answer differ too much")]) : stryMutAct_9fa48("397") ? ["Stryker was here"] : (stryCov_9fa48("397"), []);
    const mayBe = stryMutAct_9fa48("398") ? score + missed * MOST_OF_A_QUESTION - uncertainty : (stryCov_9fa48("398"), (stryMutAct_9fa48("399") ? score - missed * MOST_OF_A_QUESTION : (stryCov_9fa48("399"), score + (stryMutAct_9fa48("400") ? missed / MOST_OF_A_QUESTION : (stryCov_9fa48("400"), missed * MOST_OF_A_QUESTION)))) + uncertainty);
    if (stryMutAct_9fa48("404") ? score < PASS_FROM : stryMutAct_9fa48("403") ? score > PASS_FROM : stryMutAct_9fa48("402") ? false : stryMutAct_9fa48("401") ? true : (stryCov_9fa48("401", "402", "403", "404"), score >= PASS_FROM)) {
      if (stryMutAct_9fa48("405")) {
        {}
      } else {
        stryCov_9fa48("405");
        const reasons = stryMutAct_9fa48("406") ? [] : (stryCov_9fa48("406"), [...((stryMutAct_9fa48("410") ? score - uncertainty >= PASS_FROM : stryMutAct_9fa48("409") ? score - uncertainty <= PASS_FROM : stryMutAct_9fa48("408") ? false : stryMutAct_9fa48("407") ? true : (stryCov_9fa48("407", "408", "409", "410"), (stryMutAct_9fa48("411") ? score + uncertainty : (stryCov_9fa48("411"), score - uncertainty)) < PASS_FROM)) ? stryMutAct_9fa48("412") ? [] : (stryCov_9fa48("412"), [stryMutAct_9fa48("413") ? `` : (stryCov_9fa48("413"), `the score is too close to ${PASS_FROM} to be sure of a pass`)]) : stryMutAct_9fa48("414") ? ["Stryker was here"] : (stryCov_9fa48("414"), [])), ...flagReasons(results), ...missedReasons(missed), ...disputed]);
        return stryMutAct_9fa48("415") ? {} : (stryCov_9fa48("415"), {
          score,
          decision: (stryMutAct_9fa48("419") ? reasons.length <= 0 : stryMutAct_9fa48("418") ? reasons.length >= 0 : stryMutAct_9fa48("417") ? false : stryMutAct_9fa48("416") ? true : (stryCov_9fa48("416", "417", "418", "419"), reasons.length > 0)) ? stryMutAct_9fa48("420") ? "" : (stryCov_9fa48("420"), "Review") : stryMutAct_9fa48("421") ? "" : (stryCov_9fa48("421"), "Pass"),
          reasons
        });
      }
    }
    if (stryMutAct_9fa48("425") ? score < REVIEW_FROM : stryMutAct_9fa48("424") ? score > REVIEW_FROM : stryMutAct_9fa48("423") ? false : stryMutAct_9fa48("422") ? true : (stryCov_9fa48("422", "423", "424", "425"), score >= REVIEW_FROM)) return stryMutAct_9fa48("426") ? {} : (stryCov_9fa48("426"), {
      score,
      decision: stryMutAct_9fa48("427") ? "" : (stryCov_9fa48("427"), "Review"),
      reasons: stryMutAct_9fa48("428") ? [] : (stryCov_9fa48("428"), [...missedReasons(missed), ...disputed])
    });
    if (stryMutAct_9fa48("432") ? mayBe < REVIEW_FROM : stryMutAct_9fa48("431") ? mayBe > REVIEW_FROM : stryMutAct_9fa48("430") ? false : stryMutAct_9fa48("429") ? true : (stryCov_9fa48("429", "430", "431", "432"), mayBe >= REVIEW_FROM)) {
      if (stryMutAct_9fa48("433")) {
        {}
      } else {
        stryCov_9fa48("433");
        const close = stryMutAct_9fa48("434") ? `` : (stryCov_9fa48("434"), `the score is too close to ${REVIEW_FROM} to be sure of a rejection`);
        return stryMutAct_9fa48("435") ? {} : (stryCov_9fa48("435"), {
          score,
          decision: stryMutAct_9fa48("436") ? "" : (stryCov_9fa48("436"), "Review"),
          reasons: stryMutAct_9fa48("437") ? [] : (stryCov_9fa48("437"), [...((stryMutAct_9fa48("441") ? missed <= 0 : stryMutAct_9fa48("440") ? missed >= 0 : stryMutAct_9fa48("439") ? false : stryMutAct_9fa48("438") ? true : (stryCov_9fa48("438", "439", "440", "441"), missed > 0)) ? missedReasons(missed) : stryMutAct_9fa48("442") ? [] : (stryCov_9fa48("442"), [close])), ...disputed])
        });
      }
    }
    if (stryMutAct_9fa48("446") ? disputed.length <= 0 : stryMutAct_9fa48("445") ? disputed.length >= 0 : stryMutAct_9fa48("444") ? false : stryMutAct_9fa48("443") ? true : (stryCov_9fa48("443", "444", "445", "446"), disputed.length > 0)) return stryMutAct_9fa48("447") ? {} : (stryCov_9fa48("447"), {
      score,
      decision: stryMutAct_9fa48("448") ? "" : (stryCov_9fa48("448"), "Review"),
      reasons: disputed
    });
    return stryMutAct_9fa48("449") ? {} : (stryCov_9fa48("449"), {
      score,
      decision: stryMutAct_9fa48("450") ? "" : (stryCov_9fa48("450"), "Rejected"),
      reasons: stryMutAct_9fa48("451") ? ["Stryker was here"] : (stryCov_9fa48("451"), [])
    });
  }
}
function missedReasons(missed: number): string[] {
  if (stryMutAct_9fa48("452")) {
    {}
  } else {
    stryCov_9fa48("452");
    if (stryMutAct_9fa48("455") ? missed !== 0 : stryMutAct_9fa48("454") ? false : stryMutAct_9fa48("453") ? true : (stryCov_9fa48("453", "454", "455"), missed === 0)) return stryMutAct_9fa48("456") ? ["Stryker was here"] : (stryCov_9fa48("456"), []);
    return stryMutAct_9fa48("457") ? [] : (stryCov_9fa48("457"), [(stryMutAct_9fa48("460") ? missed !== 1 : stryMutAct_9fa48("459") ? false : stryMutAct_9fa48("458") ? true : (stryCov_9fa48("458", "459", "460"), missed === 1)) ? stryMutAct_9fa48("461") ? "" : (stryCov_9fa48("461"), "an answer could not be assessed") : stryMutAct_9fa48("462") ? `` : (stryCov_9fa48("462"), `${missed} answers could not be assessed`)]);
  }
}
const flagReasons = stryMutAct_9fa48("463") ? () => undefined : (stryCov_9fa48("463"), (() => {
  const flagReasons = (results: readonly QuestionResult[]): string[] => stryMutAct_9fa48("464") ? [] : (stryCov_9fa48("464"), [...new Set(results.flatMap(stryMutAct_9fa48("465") ? () => undefined : (stryCov_9fa48("465"), ({
    flags
  }) => flags.flatMap(stryMutAct_9fa48("466") ? () => undefined : (stryCov_9fa48("466"), flag => stryMutAct_9fa48("467") ? SUSPICIONS[flag] && [] : (stryCov_9fa48("467"), SUSPICIONS[flag] ?? (stryMutAct_9fa48("468") ? ["Stryker was here"] : (stryCov_9fa48("468"), []))))))))]);
  return flagReasons;
})());
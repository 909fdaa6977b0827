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
import type { InterviewQuestion } from "@dryrun/content/interview/question";
import { PASS_FROM, REVIEW_FROM, STRONG_FROM } from "@dryrun/domain/interviews/limits";
import { lostPoints } from "./lost-points.ts";
import { isAssessed, type QuestionResult } from "./result.ts";
import type { SessionVerdict } from "./verdict.ts";
interface TopicScore {
  type: string;
  percent: number;
  /** Points that its questions did not earn, and how many questions it has. */
  lost: number;
  count: number;
  weakest: string | null;
}
const FULL_SCORE = 10;
function byTopic(questions: readonly InterviewQuestion[], results: readonly QuestionResult[]): TopicScore[] {
  if (stryMutAct_9fa48("132")) {
    {}
  } else {
    stryCov_9fa48("132");
    const assessed = questions.flatMap((question, at) => {
      if (stryMutAct_9fa48("133")) {
        {}
      } else {
        stryCov_9fa48("133");
        const result = results[at];
        return (stryMutAct_9fa48("136") ? result || isAssessed(result) : stryMutAct_9fa48("135") ? false : stryMutAct_9fa48("134") ? true : (stryCov_9fa48("134", "135", "136"), result && isAssessed(result))) ? stryMutAct_9fa48("137") ? [] : (stryCov_9fa48("137"), [stryMutAct_9fa48("138") ? {} : (stryCov_9fa48("138"), {
          question,
          result
        })]) : stryMutAct_9fa48("139") ? ["Stryker was here"] : (stryCov_9fa48("139"), []);
      }
    });
    const types = stryMutAct_9fa48("140") ? [] : (stryCov_9fa48("140"), [...new Set(assessed.map(stryMutAct_9fa48("141") ? () => undefined : (stryCov_9fa48("141"), ({
      question
    }) => question.type)))]);
    return types.map(type => {
      if (stryMutAct_9fa48("142")) {
        {}
      } else {
        stryCov_9fa48("142");
        const own = stryMutAct_9fa48("143") ? assessed : (stryCov_9fa48("143"), assessed.filter(stryMutAct_9fa48("144") ? () => undefined : (stryCov_9fa48("144"), ({
          question
        }) => stryMutAct_9fa48("147") ? question.type !== type : stryMutAct_9fa48("146") ? false : stryMutAct_9fa48("145") ? true : (stryCov_9fa48("145", "146", "147"), question.type === type))));
        const total = own.reduce(stryMutAct_9fa48("148") ? () => undefined : (stryCov_9fa48("148"), (sum, {
          result
        }) => stryMutAct_9fa48("149") ? sum - result.score : (stryCov_9fa48("149"), sum + result.score)), 0);
        // There is more to learn from a wrong answer than from an open one.
        const isOpen = stryMutAct_9fa48("150") ? () => undefined : (stryCov_9fa48("150"), (() => {
          const isOpen = ({
            result
          }: typeof own[number]) => Number(result.flags.includes(stryMutAct_9fa48("151") ? "" : (stryCov_9fa48("151"), "empty")));
          return isOpen;
        })());
        const low = stryMutAct_9fa48("152") ? [...own][0] : (stryCov_9fa48("152"), (stryMutAct_9fa48("153") ? [] : (stryCov_9fa48("153"), [...own])).sort(stryMutAct_9fa48("154") ? () => undefined : (stryCov_9fa48("154"), (a, b) => stryMutAct_9fa48("157") ? isOpen(a) - isOpen(b) && a.result.score - b.result.score : stryMutAct_9fa48("156") ? false : stryMutAct_9fa48("155") ? true : (stryCov_9fa48("155", "156", "157"), (stryMutAct_9fa48("158") ? isOpen(a) + isOpen(b) : (stryCov_9fa48("158"), isOpen(a) - isOpen(b))) || (stryMutAct_9fa48("159") ? a.result.score + b.result.score : (stryCov_9fa48("159"), a.result.score - b.result.score)))))[0]);
        return stryMutAct_9fa48("160") ? {} : (stryCov_9fa48("160"), {
          type,
          percent: stryMutAct_9fa48("161") ? total * own.length : (stryCov_9fa48("161"), total / own.length),
          lost: stryMutAct_9fa48("162") ? FULL_SCORE * own.length + total : (stryCov_9fa48("162"), (stryMutAct_9fa48("163") ? FULL_SCORE / own.length : (stryCov_9fa48("163"), FULL_SCORE * own.length)) - total),
          count: own.length,
          weakest: low ? weakPoint(low.question, low.result) : null
        });
      }
    });
  }
}

/** The label of the criterion that would have earned most besides. */
function weakPoint(question: InterviewQuestion, result: QuestionResult): string | null {
  if (stryMutAct_9fa48("164")) {
    {}
  } else {
    stryCov_9fa48("164");
    const [first] = lostPoints(question.rubric, result.evidence);
    return stryMutAct_9fa48("165") ? first?.label && null : (stryCov_9fa48("165"), (stryMutAct_9fa48("166") ? first.label : (stryCov_9fa48("166"), first?.label)) ?? null);
  }
}

/** Who reads a summary: the person who answered, or one who decides about them. */
export type Reader = "candidate" | "recruiter";
interface Words {
  opening: (verdict: SessionVerdict) => string;
  best: (topic: TopicScore) => string;
  none: string;
  only: (topic: TopicScore) => string;
  weakOnly: (topic: TopicScore) => string;
  open: (count: number) => string;
}
const missedInVain = stryMutAct_9fa48("167") ? () => undefined : (stryCov_9fa48("167"), (() => {
  const missedInVain = (count: number) => (stryMutAct_9fa48("170") ? count !== 1 : stryMutAct_9fa48("169") ? false : stryMutAct_9fa48("168") ? true : (stryCov_9fa48("168", "169", "170"), count === 1)) ? stryMutAct_9fa48("171") ? "" : (stryCov_9fa48("171"), "One answer could not be assessed; even full marks for it would not change the verdict.") : stryMutAct_9fa48("172") ? `` : (stryCov_9fa48("172"), `${count} answers could not be assessed; even full marks for them would not change the verdict.`);
  return missedInVain;
})());
const questionCount = stryMutAct_9fa48("173") ? () => undefined : (stryCov_9fa48("173"), (() => {
  const questionCount = (count: number) => (stryMutAct_9fa48("176") ? count !== 1 : stryMutAct_9fa48("175") ? false : stryMutAct_9fa48("174") ? true : (stryCov_9fa48("174", "175", "176"), count === 1)) ? stryMutAct_9fa48("177") ? "" : (stryCov_9fa48("177"), "one question") : stryMutAct_9fa48("178") ? `` : (stryCov_9fa48("178"), `${count} questions`);
  return questionCount;
})());
const WORDS: Record<Reader, Words> = stryMutAct_9fa48("179") ? {} : (stryCov_9fa48("179"), {
  candidate: stryMutAct_9fa48("180") ? {} : (stryCov_9fa48("180"), {
    opening({
      score,
      decision
    }) {
      if (stryMutAct_9fa48("181")) {
        {}
      } else {
        stryCov_9fa48("181");
        if (stryMutAct_9fa48("184") ? decision !== "Pass" : stryMutAct_9fa48("183") ? false : stryMutAct_9fa48("182") ? true : (stryCov_9fa48("182", "183", "184"), decision === (stryMutAct_9fa48("185") ? "" : (stryCov_9fa48("185"), "Pass")))) return stryMutAct_9fa48("186") ? `` : (stryCov_9fa48("186"), `Well done: you scored ${score} out of 100 and passed this interview.`);
        if (stryMutAct_9fa48("189") ? decision !== "Rejected" : stryMutAct_9fa48("188") ? false : stryMutAct_9fa48("187") ? true : (stryCov_9fa48("187", "188", "189"), decision === (stryMutAct_9fa48("190") ? "" : (stryCov_9fa48("190"), "Rejected")))) return stryMutAct_9fa48("191") ? `` : (stryCov_9fa48("191"), `You scored ${score} out of 100, and ${REVIEW_FROM} is needed to go forward, so this attempt was not successful.`);
        return stryMutAct_9fa48("192") ? `` : (stryCov_9fa48("192"), `You scored ${score} out of 100. The verdict is Review: neither a clear pass nor a rejection.`);
      }
    },
    best: stryMutAct_9fa48("193") ? () => undefined : (stryCov_9fa48("193"), topic => stryMutAct_9fa48("194") ? `` : (stryCov_9fa48("194"), `Your strongest topic was ${topic.type} (${outOfTen(topic)}).`)),
    none: stryMutAct_9fa48("195") ? "" : (stryCov_9fa48("195"), "None of the topics is strong yet, so take them one at a time."),
    only: stryMutAct_9fa48("196") ? () => undefined : (stryCov_9fa48("196"), topic => stryMutAct_9fa48("197") ? `` : (stryCov_9fa48("197"), `In ${topic.type} you scored ${outOfTen(topic)}.`)),
    weakOnly: stryMutAct_9fa48("198") ? () => undefined : (stryCov_9fa48("198"), topic => stryMutAct_9fa48("199") ? `` : (stryCov_9fa48("199"), `${topic.type} is not strong yet (${outOfTen(topic)}), so take it one question at a time.`)),
    open: stryMutAct_9fa48("200") ? () => undefined : (stryCov_9fa48("200"), count => stryMutAct_9fa48("201") ? `` : (stryCov_9fa48("201"), `You left ${questionCount(count)} unanswered; even a first step earns points.`))
  }),
  recruiter: stryMutAct_9fa48("202") ? {} : (stryCov_9fa48("202"), {
    opening({
      score,
      decision
    }) {
      if (stryMutAct_9fa48("203")) {
        {}
      } else {
        stryCov_9fa48("203");
        if (stryMutAct_9fa48("206") ? decision !== "Pass" : stryMutAct_9fa48("205") ? false : stryMutAct_9fa48("204") ? true : (stryCov_9fa48("204", "205", "206"), decision === (stryMutAct_9fa48("207") ? "" : (stryCov_9fa48("207"), "Pass")))) return stryMutAct_9fa48("208") ? `` : (stryCov_9fa48("208"), `The candidate scored ${score} out of 100 and passed this interview.`);
        if (stryMutAct_9fa48("211") ? decision !== "Rejected" : stryMutAct_9fa48("210") ? false : stryMutAct_9fa48("209") ? true : (stryCov_9fa48("209", "210", "211"), decision === (stryMutAct_9fa48("212") ? "" : (stryCov_9fa48("212"), "Rejected")))) return stryMutAct_9fa48("213") ? `` : (stryCov_9fa48("213"), `The candidate scored ${score} out of 100; ${REVIEW_FROM} is needed to go forward.`);
        return stryMutAct_9fa48("214") ? `` : (stryCov_9fa48("214"), `The candidate scored ${score} out of 100. The verdict is Review: neither a clear pass nor a rejection.`);
      }
    },
    best: stryMutAct_9fa48("215") ? () => undefined : (stryCov_9fa48("215"), topic => stryMutAct_9fa48("216") ? `` : (stryCov_9fa48("216"), `The strongest topic was ${topic.type} (${outOfTen(topic)}).`)),
    none: stryMutAct_9fa48("217") ? "" : (stryCov_9fa48("217"), "None of the topics is strong."),
    only: stryMutAct_9fa48("218") ? () => undefined : (stryCov_9fa48("218"), topic => stryMutAct_9fa48("219") ? `` : (stryCov_9fa48("219"), `The result in ${topic.type} is ${outOfTen(topic)}.`)),
    weakOnly: stryMutAct_9fa48("220") ? () => undefined : (stryCov_9fa48("220"), topic => stryMutAct_9fa48("221") ? `` : (stryCov_9fa48("221"), `The result in ${topic.type} is ${outOfTen(topic)}.`)),
    open: stryMutAct_9fa48("222") ? () => undefined : (stryCov_9fa48("222"), count => stryMutAct_9fa48("223") ? `` : (stryCov_9fa48("223"), `The candidate left ${questionCount(count)} unanswered.`))
  })
});
function whyReview({
  score,
  decision,
  reasons
}: SessionVerdict): string[] {
  if (stryMutAct_9fa48("224")) {
    {}
  } else {
    stryCov_9fa48("224");
    if (stryMutAct_9fa48("227") ? decision === "Review" : stryMutAct_9fa48("226") ? false : stryMutAct_9fa48("225") ? true : (stryCov_9fa48("225", "226", "227"), decision !== (stryMutAct_9fa48("228") ? "" : (stryCov_9fa48("228"), "Review")))) return stryMutAct_9fa48("229") ? ["Stryker was here"] : (stryCov_9fa48("229"), []);
    if (stryMutAct_9fa48("233") ? reasons.length <= 0 : stryMutAct_9fa48("232") ? reasons.length >= 0 : stryMutAct_9fa48("231") ? false : stryMutAct_9fa48("230") ? true : (stryCov_9fa48("230", "231", "232", "233"), reasons.length > 0)) return stryMutAct_9fa48("234") ? [] : (stryCov_9fa48("234"), [stryMutAct_9fa48("235") ? `` : (stryCov_9fa48("235"), `It is Review because ${reasons.join(stryMutAct_9fa48("236") ? "" : (stryCov_9fa48("236"), ", and "))}.`)]);
    return stryMutAct_9fa48("237") ? [] : (stryCov_9fa48("237"), [stryMutAct_9fa48("238") ? `` : (stryCov_9fa48("238"), `It is Review because ${score} lies between ${REVIEW_FROM} and the ${PASS_FROM} that a pass needs.`)]);
  }
}

/** Three to six sentences: the result, the reason of a review, the best and weakest topics; for the candidate also the next step. */
export function summaryFeedback(questions: readonly InterviewQuestion[], results: readonly QuestionResult[], verdict: SessionVerdict, reader: Reader = stryMutAct_9fa48("239") ? "" : (stryCov_9fa48("239"), "candidate")): string {
  if (stryMutAct_9fa48("240")) {
    {}
  } else {
    stryCov_9fa48("240");
    const words = WORDS[reader];
    const topics = byTopic(questions, results);
    const ranked = stryMutAct_9fa48("241") ? [...topics] : (stryCov_9fa48("241"), (stryMutAct_9fa48("242") ? [] : (stryCov_9fa48("242"), [...topics])).sort(stryMutAct_9fa48("243") ? () => undefined : (stryCov_9fa48("243"), (a, b) => stryMutAct_9fa48("244") ? b.percent + a.percent : (stryCov_9fa48("244"), b.percent - a.percent))));
    const best = ranked[0];
    const worst = ranked.at(stryMutAct_9fa48("245") ? +1 : (stryCov_9fa48("245"), -1));
    const blank = stryMutAct_9fa48("246") ? results.length : (stryCov_9fa48("246"), results.filter(stryMutAct_9fa48("247") ? () => undefined : (stryCov_9fa48("247"), result => result.flags.includes(stryMutAct_9fa48("248") ? "" : (stryCov_9fa48("248"), "empty")))).length);
    const sentences = stryMutAct_9fa48("249") ? [] : (stryCov_9fa48("249"), [words.opening(verdict), ...whyReview(verdict)]);
    const isStrong = stryMutAct_9fa48("252") ? best !== undefined || best.percent * 10 >= STRONG_FROM : stryMutAct_9fa48("251") ? false : stryMutAct_9fa48("250") ? true : (stryCov_9fa48("250", "251", "252"), (stryMutAct_9fa48("254") ? best === undefined : stryMutAct_9fa48("253") ? true : (stryCov_9fa48("253", "254"), best !== undefined)) && (stryMutAct_9fa48("257") ? best.percent * 10 < STRONG_FROM : stryMutAct_9fa48("256") ? best.percent * 10 > STRONG_FROM : stryMutAct_9fa48("255") ? true : (stryCov_9fa48("255", "256", "257"), (stryMutAct_9fa48("258") ? best.percent / 10 : (stryCov_9fa48("258"), best.percent * 10)) >= STRONG_FROM)));
    // A single-topic practice has no stronger or weaker topic.
    if (stryMutAct_9fa48("261") ? best || topics.length === 1 : stryMutAct_9fa48("260") ? false : stryMutAct_9fa48("259") ? true : (stryCov_9fa48("259", "260", "261"), best && (stryMutAct_9fa48("263") ? topics.length !== 1 : stryMutAct_9fa48("262") ? true : (stryCov_9fa48("262", "263"), topics.length === 1)))) {
      if (stryMutAct_9fa48("264")) {
        ;
      } else {
        stryCov_9fa48("264");
        sentences.push(isStrong ? words.only(best) : words.weakOnly(best));
      }
    } else if (stryMutAct_9fa48("266") ? false : stryMutAct_9fa48("265") ? true : (stryCov_9fa48("265", "266"), best)) if (stryMutAct_9fa48("267")) {
      ;
    } else {
      stryCov_9fa48("267");
      sentences.push(isStrong ? words.best(best) : words.none);
    }
    if (stryMutAct_9fa48("270") ? worst && worst.percent < WEAK_BELOW || worst !== best : stryMutAct_9fa48("269") ? false : stryMutAct_9fa48("268") ? true : (stryCov_9fa48("268", "269", "270"), (stryMutAct_9fa48("272") ? worst || worst.percent < WEAK_BELOW : stryMutAct_9fa48("271") ? true : (stryCov_9fa48("271", "272"), worst && (stryMutAct_9fa48("275") ? worst.percent >= WEAK_BELOW : stryMutAct_9fa48("274") ? worst.percent <= WEAK_BELOW : stryMutAct_9fa48("273") ? true : (stryCov_9fa48("273", "274", "275"), worst.percent < WEAK_BELOW)))) && (stryMutAct_9fa48("277") ? worst === best : stryMutAct_9fa48("276") ? true : (stryCov_9fa48("276", "277"), worst !== best)))) sentences.push(stryMutAct_9fa48("279") ? `` : (stryCov_9fa48("279"), `${worst.type} was the weakest (${outOfTen(worst)}).`));
    if (stryMutAct_9fa48("283") ? blank <= 0 : stryMutAct_9fa48("282") ? blank >= 0 : stryMutAct_9fa48("281") ? false : stryMutAct_9fa48("280") ? true : (stryCov_9fa48("280", "281", "282", "283"), blank > 0)) if (stryMutAct_9fa48("284")) {
      ;
    } else {
      stryCov_9fa48("284");
      sentences.push(words.open(blank));
    }
    const missed = stryMutAct_9fa48("285") ? results.length : (stryCov_9fa48("285"), results.filter(stryMutAct_9fa48("286") ? () => undefined : (stryCov_9fa48("286"), result => stryMutAct_9fa48("287") ? isAssessed(result) : (stryCov_9fa48("287"), !isAssessed(result)))).length);
    if (stryMutAct_9fa48("290") ? missed > 0 || verdict.decision === "Rejected" : stryMutAct_9fa48("289") ? false : stryMutAct_9fa48("288") ? true : (stryCov_9fa48("288", "289", "290"), (stryMutAct_9fa48("293") ? missed <= 0 : stryMutAct_9fa48("292") ? missed >= 0 : stryMutAct_9fa48("291") ? true : (stryCov_9fa48("291", "292", "293"), missed > 0)) && (stryMutAct_9fa48("295") ? verdict.decision !== "Rejected" : stryMutAct_9fa48("294") ? true : (stryCov_9fa48("294", "295"), verdict.decision === (stryMutAct_9fa48("296") ? "" : (stryCov_9fa48("296"), "Rejected")))))) if (stryMutAct_9fa48("297")) {
      ;
    } else {
      stryCov_9fa48("297");
      sentences.push(missedInVain(missed));
    }
    if (stryMutAct_9fa48("300") ? reader === "candidate" || topics.length > 0 || missed === 0 : stryMutAct_9fa48("299") ? false : stryMutAct_9fa48("298") ? true : (stryCov_9fa48("298", "299", "300"), (stryMutAct_9fa48("302") ? reader !== "candidate" : stryMutAct_9fa48("301") ? true : (stryCov_9fa48("301", "302"), reader === (stryMutAct_9fa48("303") ? "" : (stryCov_9fa48("303"), "candidate")))) && (stryMutAct_9fa48("305") ? topics.length > 0 && missed === 0 : stryMutAct_9fa48("304") ? true : (stryCov_9fa48("304", "305"), (stryMutAct_9fa48("308") ? topics.length <= 0 : stryMutAct_9fa48("307") ? topics.length >= 0 : stryMutAct_9fa48("306") ? false : (stryCov_9fa48("306", "307", "308"), topics.length > 0)) || (stryMutAct_9fa48("310") ? missed !== 0 : stryMutAct_9fa48("309") ? false : (stryCov_9fa48("309", "310"), missed === 0)))))) if (stryMutAct_9fa48("311")) {
      ;
    } else {
      stryCov_9fa48("311");
      sentences.push(nextStep(worst, costliest(topics, best)));
    }
    return sentences.join(stryMutAct_9fa48("312") ? "" : (stryCov_9fa48("312"), " "));
  }
}

/** The average of a topic, 0 to 10. */
const WEAK_BELOW = 7;
const outOfTen = stryMutAct_9fa48("313") ? () => undefined : (stryCov_9fa48("313"), (() => {
  const outOfTen = ({
    percent
  }: TopicScore): string => stryMutAct_9fa48("314") ? `` : (stryCov_9fa48("314"), `${stryMutAct_9fa48("315") ? Math.round(percent * 10) * 10 : (stryCov_9fa48("315"), Math.round(stryMutAct_9fa48("316") ? percent / 10 : (stryCov_9fa48("316"), percent * 10)) / 10)} out of 10 on average`);
  return outOfTen;
})());

/** The topic in which practice gains most: it cost the most points, and of two it has fewer questions; never the best of several. */
const costliest = stryMutAct_9fa48("317") ? () => undefined : (stryCov_9fa48("317"), (() => {
  const costliest = (topics: readonly TopicScore[], best: TopicScore | undefined): TopicScore | undefined => stryMutAct_9fa48("319") ? topics.sort((a, b) => b.lost - a.lost || a.count - b.count)[0] : stryMutAct_9fa48("318") ? topics.filter(topic => topic !== best || topics.length === 1)[0] : (stryCov_9fa48("318", "319"), topics.filter(stryMutAct_9fa48("320") ? () => undefined : (stryCov_9fa48("320"), topic => stryMutAct_9fa48("323") ? topic !== best && topics.length === 1 : stryMutAct_9fa48("322") ? false : stryMutAct_9fa48("321") ? true : (stryCov_9fa48("321", "322", "323"), (stryMutAct_9fa48("325") ? topic === best : stryMutAct_9fa48("324") ? false : (stryCov_9fa48("324", "325"), topic !== best)) || (stryMutAct_9fa48("327") ? topics.length !== 1 : stryMutAct_9fa48("326") ? false : (stryCov_9fa48("326", "327"), topics.length === 1))))).sort(stryMutAct_9fa48("328") ? () => undefined : (stryCov_9fa48("328"), (a, b) => stryMutAct_9fa48("331") ? b.lost - a.lost && a.count - b.count : stryMutAct_9fa48("330") ? false : stryMutAct_9fa48("329") ? true : (stryCov_9fa48("329", "330", "331"), (stryMutAct_9fa48("332") ? b.lost + a.lost : (stryCov_9fa48("332"), b.lost - a.lost)) || (stryMutAct_9fa48("333") ? a.count + b.count : (stryCov_9fa48("333"), a.count - b.count)))))[0]);
  return costliest;
})());
function nextStep(worst: TopicScore | undefined, costly: TopicScore | undefined): string {
  if (stryMutAct_9fa48("334")) {
    {}
  } else {
    stryCov_9fa48("334");
    if (stryMutAct_9fa48("337") ? (!worst || !costly) && worst.percent >= 9 : stryMutAct_9fa48("336") ? false : stryMutAct_9fa48("335") ? true : (stryCov_9fa48("335", "336", "337"), (stryMutAct_9fa48("339") ? !worst && !costly : stryMutAct_9fa48("338") ? false : (stryCov_9fa48("338", "339"), (stryMutAct_9fa48("340") ? worst : (stryCov_9fa48("340"), !worst)) || (stryMutAct_9fa48("341") ? costly : (stryCov_9fa48("341"), !costly)))) || (stryMutAct_9fa48("344") ? worst.percent < 9 : stryMutAct_9fa48("343") ? worst.percent > 9 : stryMutAct_9fa48("342") ? false : (stryCov_9fa48("342", "343", "344"), worst.percent >= 9)))) return stryMutAct_9fa48("345") ? "" : (stryCov_9fa48("345"), "Keep practising with harder questions to stay this confident.");
    const why = (stryMutAct_9fa48("348") ? costly !== worst : stryMutAct_9fa48("347") ? false : stryMutAct_9fa48("346") ? true : (stryCov_9fa48("346", "347", "348"), costly === worst)) ? stryMutAct_9fa48("349") ? "Stryker was here!" : (stryCov_9fa48("349"), "") : stryMutAct_9fa48("350") ? "" : (stryCov_9fa48("350"), ", which cost the most points");
    const what = costly.weakest ? stryMutAct_9fa48("351") ? `` : (stryCov_9fa48("351"), `, and begin with “${costly.weakest}”`) : stryMutAct_9fa48("352") ? "Stryker was here!" : (stryCov_9fa48("352"), "");
    return stryMutAct_9fa48("353") ? `` : (stryCov_9fa48("353"), `Next, practise ${costly.type}${why}${what}.`);
  }
}
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
import { DAY_MS } from "../time.ts";
export interface Employment {
  startDate: string | null;
  endDate: string | null;
  currentlyWorking: boolean;
}
const YEAR_MS = stryMutAct_9fa48("917") ? 365.25 / DAY_MS : (stryCov_9fa48("917"), 365.25 * DAY_MS);
const at = stryMutAct_9fa48("918") ? () => undefined : (stryCov_9fa48("918"), (() => {
  const at = (day: string) => Date.parse(stryMutAct_9fa48("919") ? `` : (stryCov_9fa48("919"), `${day}T00:00:00Z`));
  return at;
})());

/** The union of the work intervals in years, with one decimal; entries that are neither ended nor current do not count. */
export function totalExperienceYears(work: readonly Employment[], now: Date): number {
  if (stryMutAct_9fa48("920")) {
    {}
  } else {
    stryCov_9fa48("920");
    const spans = stryMutAct_9fa48("921") ? work.flatMap(({
      startDate,
      endDate,
      currentlyWorking
    }) => {
      const end = currentlyWorking ? now.getTime() : endDate && at(endDate);
      return startDate && end && end > at(startDate) ? [{
        start: at(startDate),
        end
      }] : [];
    }) : (stryCov_9fa48("921"), work.flatMap(({
      startDate,
      endDate,
      currentlyWorking
    }) => {
      if (stryMutAct_9fa48("922")) {
        {}
      } else {
        stryCov_9fa48("922");
        const end = currentlyWorking ? now.getTime() : stryMutAct_9fa48("925") ? endDate || at(endDate) : stryMutAct_9fa48("924") ? false : stryMutAct_9fa48("923") ? true : (stryCov_9fa48("923", "924", "925"), endDate && at(endDate));
        return (stryMutAct_9fa48("928") ? startDate && end || end > at(startDate) : stryMutAct_9fa48("927") ? false : stryMutAct_9fa48("926") ? true : (stryCov_9fa48("926", "927", "928"), (stryMutAct_9fa48("930") ? startDate || end : stryMutAct_9fa48("929") ? true : (stryCov_9fa48("929", "930"), startDate && end)) && (stryMutAct_9fa48("933") ? end <= at(startDate) : stryMutAct_9fa48("932") ? end >= at(startDate) : stryMutAct_9fa48("931") ? true : (stryCov_9fa48("931", "932", "933"), end > at(startDate))))) ? stryMutAct_9fa48("934") ? [] : (stryCov_9fa48("934"), [stryMutAct_9fa48("935") ? {} : (stryCov_9fa48("935"), {
          start: at(startDate),
          end
        })]) : stryMutAct_9fa48("936") ? ["Stryker was here"] : (stryCov_9fa48("936"), []);
      }
    }).sort(stryMutAct_9fa48("937") ? () => undefined : (stryCov_9fa48("937"), (a, b) => stryMutAct_9fa48("938") ? a.start + b.start : (stryCov_9fa48("938"), a.start - b.start))));
    let total = 0;
    let reached = Number.NEGATIVE_INFINITY;
    for (const {
      start,
      end
    } of spans) {
      if (stryMutAct_9fa48("939")) {
        {}
      } else {
        stryCov_9fa48("939");
        stryMutAct_9fa48("940") ? total -= Math.max(0, end - Math.max(start, reached)) : (stryCov_9fa48("940"), total += stryMutAct_9fa48("941") ? Math.min(0, end - Math.max(start, reached)) : (stryCov_9fa48("941"), Math.max(0, stryMutAct_9fa48("942") ? end + Math.max(start, reached) : (stryCov_9fa48("942"), end - (stryMutAct_9fa48("943") ? Math.min(start, reached) : (stryCov_9fa48("943"), Math.max(start, reached)))))));
        reached = stryMutAct_9fa48("944") ? Math.min(reached, end) : (stryCov_9fa48("944"), Math.max(reached, end));
      }
    }
    return stryMutAct_9fa48("945") ? Math.round(total / YEAR_MS * 10) * 10 : (stryCov_9fa48("945"), Math.round(stryMutAct_9fa48("946") ? total / YEAR_MS / 10 : (stryCov_9fa48("946"), (stryMutAct_9fa48("947") ? total * YEAR_MS : (stryCov_9fa48("947"), total / YEAR_MS)) * 10)) / 10);
  }
}
const counted = stryMutAct_9fa48("948") ? () => undefined : (stryCov_9fa48("948"), (() => {
  const counted = (count: number, unit: string) => (stryMutAct_9fa48("952") ? count <= 0 : stryMutAct_9fa48("951") ? count >= 0 : stryMutAct_9fa48("950") ? false : stryMutAct_9fa48("949") ? true : (stryCov_9fa48("949", "950", "951", "952"), count > 0)) ? stryMutAct_9fa48("953") ? [] : (stryCov_9fa48("953"), [stryMutAct_9fa48("954") ? `` : (stryCov_9fa48("954"), `${count} ${unit}${(stryMutAct_9fa48("957") ? count !== 1 : stryMutAct_9fa48("956") ? false : stryMutAct_9fa48("955") ? true : (stryCov_9fa48("955", "956", "957"), count === 1)) ? stryMutAct_9fa48("958") ? "Stryker was here!" : (stryCov_9fa48("958"), "") : stryMutAct_9fa48("959") ? "" : (stryCov_9fa48("959"), "s")}`)]) : stryMutAct_9fa48("960") ? ["Stryker was here"] : (stryCov_9fa48("960"), []);
  return counted;
})());

/** "4 yrs 11 mos", as resumes have it. */
export function experienceText(years: number): string {
  if (stryMutAct_9fa48("961")) {
    {}
  } else {
    stryCov_9fa48("961");
    if (stryMutAct_9fa48("965") ? years > 0 : stryMutAct_9fa48("964") ? years < 0 : stryMutAct_9fa48("963") ? false : stryMutAct_9fa48("962") ? true : (stryCov_9fa48("962", "963", "964", "965"), years <= 0)) return stryMutAct_9fa48("966") ? "" : (stryCov_9fa48("966"), "Fresher");
    const months = stryMutAct_9fa48("967") ? Math.min(1, Math.round(years * 12)) : (stryCov_9fa48("967"), Math.max(1, Math.round(stryMutAct_9fa48("968") ? years / 12 : (stryCov_9fa48("968"), years * 12))));
    return (stryMutAct_9fa48("969") ? [] : (stryCov_9fa48("969"), [...counted(Math.floor(stryMutAct_9fa48("970") ? months * 12 : (stryCov_9fa48("970"), months / 12)), stryMutAct_9fa48("971") ? "" : (stryCov_9fa48("971"), "yr")), ...counted(stryMutAct_9fa48("972") ? months * 12 : (stryCov_9fa48("972"), months % 12), stryMutAct_9fa48("973") ? "" : (stryCov_9fa48("973"), "mo"))])).join(stryMutAct_9fa48("974") ? "" : (stryCov_9fa48("974"), " "));
  }
}
import { linear } from "../../linear.ts";

/** Expressions over the words of a line (`items.ts`): lower case, one blank between words, contractions taken apart. */

export const SUBJECTLESS = "(?:absolutely |really |simply |just |quite |very |so |totally |completely |of )*";
export const BAD =
  "(?:wrong|false|incorrect|untrue|inaccurate|nonsense|rubbish|garbage|pointless|useless|senseless|unnecessary|needless|silly|foolish|stupid|ridiculous|absurd|harmful|dangerous|unwise|misleading|mistaken|unhelpful|worthless|bogus|rejected|refuted|a myth|myths?|a lie|lies|a fallacy|a misconception|a mistake|an error|a waste|a bad idea|a terrible idea|bad advice|no use|no sense|no point|no need|no reason|no good|(?:not|never|hardly|far from) (?:\\w+ ){0,2}(?:true|right|correct|necessary|needed|useful|helpful|required|advisable|sensible|so|how|what|the case|the way|worth|wise|a good idea|my view|my opinion|the answer|an answer))";

/** A judgement before what it judges: "it is a myth that …", "there is no need to …". */
export const JUDGED_AFTER = [
  `(?:it|there|this|that|here) (?:is|are|was|were|would be|will be|seems|sounds) ${SUBJECTLESS}${BAD}\\b[^?]{0,40}?\\b(?:to|that|in|for|if|when|of|whatsoever|at all)\\b`,
  "\\b(?:no|little) (?:need|point|use|sense|reason|value|benefit|merit)\\b",
  "\\b(?:a |the |this |that |common |popular |old )*(?:myth|misconception|fallacy|superstition|lie) (?:is|says|that)\\b",
  "\\b(?:i|we) (?:\\w+ )?(?:refuse|decline|hate|doubt|deny|disagree|reject|oppose|object|dispute|disbelieve)\\b",
  "\\b(?:i|we) (?:do|would|will|could|can|shall|should|must) (?:not|never) (?:\\w+ )?(?:believe|think|agree|accept|claim|hold|say|support|recommend|endorse|suggest|buy|see why)\\b",
  "\\b(?:i|we) (?:am|are) (?:\\w+ )?(?:not going|unwilling|against|opposed)\\b",
  "\\b(?:i|we) (?:have|had|see|saw) (?:absolutely )?no (?:intention|reason|wish|desire|plan|interest|point|need|use)\\b",
  "\\bonly (?:an? |the )?(?:\\w+ )?(?:beginner|fool|idiot|amateur|novice|bad|lazy|clueless|stupid|foolish|someone|somebody|people)\\b",
  "^(?:and |but |well )?as (?:if|though)\\b",
  "^(?:yeah|yes|oh|sure|right) ?,? ?(?:right|sure|yeah)\\b",
  "\\b(?:one|you|we|they|people|analysts?|nobody|anybody) (?:ought|need|dare) not\\b",
  "\\b(?:far from|anything but)\\b",
  "\\b(?:would|could) be (?:\\w+ )?(?:wrong|foolish|silly|stupid|pointless|useless|a mistake|a waste|madness|crazy|unwise|harmful)\\b",
  "\\bwrong(?:ly)? (?:to|that|assum\\w+|believ\\w+|think\\w*|claim\\w*)\\b",
  "\\b(?:i|we) (?:used to|was taught to|was t(?:old|aught) to|once|wrongly|mistakenly|formerly|falsely|earlier|initially) (?:think|thought|believe|believed|say|said|assumed?|claim|claimed)\\b",
  "\\b(?:who|why) (?:on earth )?(?:would|should|will) (?:anybody|anyone|one|i|we|you|somebody|someone)?\\b",
].map((source) => linear(source));

/** A judgement of what is before it: "which is wrong", "they are mistaken". */
export const JUDGED_BEFORE = linear(
  `(?:^|[,;:–—-] |\\b(?:but|and|so|because) )(?:and |but )?(?:which|they|this|that|these|those|all|everything|he|she|none of (?:it|this|that|these|them)) (?:\\w+ )?(?:is|are|was|were) ${SUBJECTLESS}${BAD}`,
);
export const JUDGED_BEFORE_IN_FULL = linear(
  `^(?:${SUBJECTLESS}${BAD}|no ,? ?(?:that|this|it)\\b.*|(?:not|never) (?:so|true|correct|at all|really)|no|nonsense|wrong)$`,
);

/** Said before an answer: nothing after it is held. */
export const DISOWNED = [
  "\\b(?:none|nothing|not one|no part|not a word|neither of)(?: of| in)? (?:the |what |this |these |my )?(?:following|below|next|rest|comes|follows|sentences?|points?|steps?|words?)\\b",
  "\\b(?:exact |very |complete )?(?:opposite|reverse|contrary) (?:of|to) (?:the |what |this |these |all |everything )?(?:following|below|next|rest|comes|follows|this|these|now)?",
  "\\b(?:must|should|would|will|do|can|may|shall|could|ought|to) (?:not|never) (?:be |to )?(?:do|done|say|said|follow|followed|believe|believed|answer|answered)(?: (?:this|that|it|so|any|anything|the|in|like|as|what|here|when|:).*)?$",
  "\\b(?:never|not) (?:to )?(?:do|say|follow|believe|copy|write) (?:this|that|it|these|the following|any)\\b",
  "\\bwhat (?:\\w+ )?(?:not|never) to\\b",
  "\\b(?:fired|sacked|failed|rejected|dismissed|punished|laughed|scolded|criticised|criticized)\\b.{0,30}\\b(?:for|because|at|after|with)\\b",
  "\\b(?:example|instance|sample|list|kind|type|case) of (?:an? |the |what )?(?:\\w+ )?(?:wrong|bad|poor|terrible|failed|incorrect|useless|mistakes?|not)\\b",
  "\\b(?:wrong|bad|poor|terrible|incorrect|false|useless|mistaken|stupid) (?:answers?|advice|approach|way|plan|idea|example|method|claims?|beliefs?|list)\\b",
  "\\b(?:following|below|this|next|these|here)\\b.{0,24}\\b(?:is|are) (?:\\w+ )?(?:wrong|false|not true|untrue|incorrect|nonsense|a lie|lies|myths?|bad|mistakes?|not)\\b",
  "\\b(?:ignore|disregard|forget|reject|disbelieve|avoid) (?:the |what |everything |all )?(?:following|below|that follows|this|follows|next|comes)\\b",
].map((source) => linear(source));

/** Somebody else says it. */
export const ATTRIBUTED = linear(
  "\\b(?:says?|said|claims?|claimed|thinks?|thought|believes?|believed|argues?|argued|insists?|insisted|alleges?|pretends?|pretended|assumes|assumed|suggests|suggested|recommends|recommended|stated|wrote|answered|tells? (?:me|us|you|people)|t(?:old) (?:me|us|him|her|them|people)|according to)\\b",
);
/** Subjects that report facts and no opinions. */
export const NO_PERSON =
  /^(?:i|we|you|u|v|data|report|reports|figure|figures|number|numbers|chart|table|query|result|results|error|log|logs|test|dashboard|it|which|that|customers?|users?|definition|file|sheet|message)$/;
/** They are not the writer, and nobody in a story. */
export const ANYBODY =
  /\b(?:some|many|most|other|few|certain|ignorant|bad|lazy) (?:people|analysts?|persons?|students?|colleagues?|books?|websites?|experts?|candidates?)\b|\b(?:others|they|people|somebody|someone|critics|beginners|fools)\b/;

/** Questions that ask whether something should be done; a question about the data ("which city fell?") is a step of an analysis. */
export const ASKED = linear(
  "^(?:\\w+ ,? ?)?(?:should|must|would|could|can|may|shall|do|does|did|need|is it|are we|am i|will|why|who)\\b.{0,12}\\b(?:i|we|you|one|anybody|anyone|somebody|someone|people|they|analysts?|it)\\b",
);

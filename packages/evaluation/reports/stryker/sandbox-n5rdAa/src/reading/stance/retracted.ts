import { linear } from "../../linear.ts";
import { BAD, SUBJECTLESS } from "./cues.ts";

/** What takes an answer back, over the words of a line like `cues.ts`. Rows, tables and jobs are deleted and cancelled by honest people. */

const UNDO = "(?:strike|delete|cancel|discard|drop|remove|erase|scrap|scratch|void|undo)(?: out| off)?";
const UNDONE = "(?:deleted|cancelled|canceled|withdrawn|retracted|struck|scrapped|discarded|void|null and void)";
const ANSWER = "(?:answer|solution|submission)";
const WRITTEN = "(?:answers?|words|statements?|points|repl(?:y|ies)|text|responses?|solutions?|sentences?|lines)";
/** Said to the reader, and no step of the writer's work ("then I delete it"). */
const ASKED =
  "(?:^|[,;:–—-] )(?:(?:please|pls|plz|kindly|just|now|actually|sorry|so|and|but|you can|you may|you should|better|let me|i want to|i would like to|i wish to) ,? ?)*";

/** Said at the end of an answer: everything before it is not held. */
export const RETRACTED = [
  "\\b(?:forget|ignore|disregard|scratch|withdraw|retract) (?:all|everything|that|this|it|what|the above|my)\\b",
  `${ASKED}(?:strike|cancel|scratch|scrap) (?:that|this)(?: please| now)*(?: from (?:the|my|your) \\w+)?$`,
  `${ASKED}${UNDO} (?:all|everything)(?: please| now)*$`,
  `\\b${UNDO} (?:all|everything) (?:of )?(?:this|that|it|these|(?:the )?above|before|so far|written)(?: (?:above|before|so far|please|now|completely))*(?:$| [,;:–—-])`,
  `\\b${UNDO} (?:all|everything|anything|what|every word|each word) (?:of )?(?:that |which |what )?(?:i|you|is|was|has been|have) (?:\\w+ )?(?:said|say|wrote|written|write|t(?:old)|above|here)\\b`,
  `\\b${UNDO} (?:it|this|that) all(?:$| [,;:–—-]| (?:please|now|and|because|since)\\b)`,
  `\\b${UNDO} the above(?: (?:${WRITTEN}|please|now|all|completely))*(?:$| [,;:–—-])`,
  `${ASKED}${UNDO} (?:the|this|that|all (?:of )?the) (?:above |whole |entire |complete |previous )*(?:${ANSWER}|${WRITTEN} (?:above|so far))(?: (?:above|so far|please|now|completely|entirely))*(?:$| [,;:–—-])`,
  `\\b${UNDO} (?:all )?(?:of )?my (?:\\w+ ){0,2}(?:${ANSWER}|${WRITTEN} (?:above|before|so far|here))\\b`,
  `${ASKED}${UNDO} (?:all )?(?:of )?my (?:\\w+ )?${WRITTEN}(?: please| now)*$`,
  `\\b(?:i|we) (?:hereby |now |would |will |want to |like to )*${UNDO} (?:all )?(?:of )?my (?:words|statements?|points|sentences|lines)$`,
  "\\b(?:consider|treat|take|count) (?:all|everything|this|that|it|the above)(?: \\w+){0,3} (?:withdrawn|retracted|null and void|unsaid|unwritten|(?:not|never) (?:said|written))\\b",
  `\\b(?:consider|treat|take|count|mark) (?:my|this|the above) (?:\\w+ )?(?:${ANSWER}|${WRITTEN})(?: \\w+){0,2} (?:${UNDONE}|unsaid|unwritten|(?:not|never) (?:said|written|given))\\b`,
  `\\b(?:my|this|the|the above|the whole) (?:\\w+ )?(?:${ANSWER}|${WRITTEN} above)(?: above)? (?:is|are|should be|must be|can be|may be|has to be) (?:\\w+ )?${UNDONE}\\b`,
  "\\b(?:take|took|taking) (?:back (?:all|everything|this|that|it|what|my)|(?:all|everything|this|that|it|all (?:of )?(?:this|that|it)|my words?|what i (?:said|wrote)) back)\\b",
  `\\b(?:all|everything|anything|none|nothing|every word|most|the whole|each|what i (?:said|wrote|have said|have written|just said|just wrote))(?: of)?(?: this| that| it| these| those| the)?(?: above| before| i| we| have| had| just| earlier| was| is| wrote| said| written| answer| points?| text| steps?)* (?:is|are|was|were) ${SUBJECTLESS}(?:${BAD}|true|right|correct|held)\\b`,
  "\\b(?:disagree|not agree|do not agree) with (?:all|everything|any|each|every|this|that|the above|it|them)\\b",
  "\\b(?:do|would do|will do|did|doing) (?:nothing|none) of (?:the|this|that|it|these|them)\\b",
  "\\b(?:not|never) (?:do|doing|mean|believe|hold|use|follow|want) (?:any|all|a word|anything) (?:of|like)\\b",
  "\\b(?:the )?(?:exact |very |complete )?opposite (?:is|of (?:this|that|what|all|everything|the above))\\b",
  "\\b(?:just )?(?:kidding|joking)\\b",
].map((source) => linear(source));

/** Short for the whole of the last sentence; elsewhere it may be said of a row. */
export const RETRACTED_AT_THE_END = linear(
  `^(?:please |pls |plz |kindly |now |so |just |sorry ,? ?)*(?:strike|delete|cancel|discard|erase)(?: out)? (?:it|that|this)(?: all)?(?: please| now| ,? ?thanks)*$`,
);

const HINGLISH_ANSWER = "(?:answer|jawab|jawaab|javab|uttar|reply|response|points?|baat|baatein|solution)";
const HINGLISH_UNDO =
  "(?:(?:hata|mita|delete|cancel|ignore|discard|remove|radd|bhool|bhul|bhula) ?(?:do|dena|dijiye|dijiyega|karo|kar do|kardo|kar dena|kar dijiye|kijiye|jao|jaana|jaiye|ja|samjho|samjhiye|samajhna)|(?:wapas|vapas|vaapas|waapas) (?:le|leta|leti|lo)|mat (?:maan|gin|padh|dekh|count)\\w*)";

const WRONG_IN_HINGLISH =
  "(?:bilkul |ekdum |sab |pura |poora |hi |to |toh )*(?:galat|bakwas|bakwaas|jhooth|jhoot)\\b.{0,20}\\b(?:hai|hain|h|tha|the)\\b";
const AT_ALL =
  "(?: (?:sab|sabkuch|kuch|bhi|koi|kabhi|bilkul|to|toh|sach|sahi|theek|mera|meri|kaam|jawab|answer|baat|karna|se))*";
const NOT_SO = "(?: (?:kar\\w*|maan\\w*|likh\\w*|bol\\w*|hai|hain|h|tha|the|sach|sahi|theek|chahiye|hona|hota|jao))*$";

/**
 * The same in Hinglish, where a sentence about the matter may look alike ("ye chance se nahi hota", "formula galat tha"): it is short and
 * speaks of what was written.
 */
export const RETRACTED_IN_HINGLISH = [
  `(?:^|[,;:–—-] )(?:par |lekin |aur )?(?:ye|yeh|yah|isme|inme)? ?(?:sab|sabkuch|saara|pura|poora)(?: kuch| jawab| answer| likha| baatein)? ${WRONG_IN_HINGLISH}`,
  `^(?:(?:ye |yeh )?(?:mera|mere) (?:jawab|answer)(?: \\w+)?|ye|yeh|yah) ${WRONG_IN_HINGLISH}`,
  `\\b(?:upar|uper|oopar|jo|jitna)\\b.{0,20}\\b(?:likha|bola|kaha|bataya|sab|jawab|answer|baat|baatein)\\b.{0,30} ${WRONG_IN_HINGLISH}`,
  `(?:^|[,;:–—-] )(?:ye|yeh|aisa|aise|in ?me|isme)${AT_ALL} (?:sab|kabhi|kuch|mera|meri)${AT_ALL} (?:nahi|mat|na)${NOT_SO}`,
  `(?:^|[,;:–—-] )(?:ye|yeh|aisa|aise)${AT_ALL} mat${NOT_SO}`,
  `\\b(?:mera|mere|meri|apna|apne|apni) (?:\\w+ ){0,2}${HINGLISH_ANSWER}\\b.{0,20}\\b${HINGLISH_UNDO}\\b`,
  `\\b(?:upar|uper|oopar) (?:\\w+ ){0,2}(?:sab|sabkuch|likha|bola|kaha|bataya|${HINGLISH_ANSWER})\\b.{0,20}\\b${HINGLISH_UNDO}\\b`,
  `\\b(?:jo|jitna) (?:\\w+ ){0,3}(?:likha|bola|kaha|bataya)\\b.{0,20}\\b${HINGLISH_UNDO}\\b`,
  `^(?:ye |yeh |yah |wo |woh )?(?:sab|sabkuch|saara|pura)(?: kuch| jawab| answer)? ${HINGLISH_UNDO}(?: please)?$`,
  "(?:मेरा|मेरे|अपना|ऊपर).{0,20}(?:जवाब|उत्तर|लिखा|सब).{0,20}(?:हटा|मिटा|भूल|रद्द|वापस|ग.?लत)",
].map((source) => linear(source));

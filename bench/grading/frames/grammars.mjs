// Frames in many words: each rule is a place and the parts of a phrase, one choice of each part after another.
import { hashOf, mulberry32, pickOne } from "../../../packages/content/src/datasets/random.ts";

/** Phrases made by one rule, however many its parts would give. */
const MOST = 36;

const one = (text) => text.split("|");
const ABOVE = one(
  "the above|all of that|what I wrote|everything before this|my answer|the text above|these lines|that whole paragraph|this|any of it",
);
const PERSON = one(
  "my cousin|our intern|an old manager of mine|the former analyst|a consultant|a YouTuber|some blogger|my roommate|the previous vendor|a trainer|a junior|the sales guy|an influencer|my ex-boss|the chatbot",
);
const BAD = one(
  "nonsense|rubbish|bogus|garbage|humbug|baloney|a fairy tale|hot air|pure fiction|a hoax|misguided|mistaken|backwards|incorrect|untrue|a blunder|folly|a bad habit|malpractice|absurd",
);
const HARM = one(
  "wastes everybody's time|helps nobody|ruins the report|costs money for nothing|leads straight to disaster|breaks the data|damages trust|achieves zero|solves nothing|misleads the client|makes matters worse|backfires|confuses the team|is a recipe for failure",
);

const RULES = [
  [
    "lead",
    one("It is|It's|That's|To me it is|Plainly it is|Frankly it is|Everybody knows it is"),
    one(
      "pointless|futile|harmful|foolish|reckless|silly|counterproductive|a waste of effort|bad practice|madness|a mistake|careless|dangerous|senseless|idiotic|a sin|unwise|needless|superfluous",
    ),
    one("to|that|when|if people|to claim that|to think that"),
  ],
  [
    "lead",
    one("Nobody|No analyst|No serious person|No professional|No one in their right mind|No good team|Hardly anybody"),
    one("should|would|ought to|needs to|has to|must|can afford to|dares to|bothers to"),
    one("say that|claim that|ever|believe that|do this:|"),
  ],
  [
    "lead",
    one("I"),
    one(
      "refuse to|decline to|would rather not|am unwilling to|shall avoid to|will not be caught|have sworn off ever|won't|cannot bring myself to|have no intention to|object when people|would resign before I|am against the idea that I|steer clear of it when",
    ),
    one("say that|think that|do it this way:|admit that|agree that|"),
  ],
  [
    "lead",
    one(
      "Please do not|Never|Don't ever|Stop thinking that|Refrain from it:|Avoid this:|Keep away from this:|Under no condition|Beware:|One may not|Staff are barred from this:|Company policy bans this:|You are not supposed to say that|Hands off:|Ban this:|Whoever works here must not|It is off limits that",
    ),
  ],
  [
    "lead",
    one("I"),
    one(
      "have no idea whether|cannot tell if|am clueless as to whether|could not say if|wonder whether|never found out whether|am unsure if it is true that|have not the faintest idea if|do not have a clue whether|am in the dark about whether|can only guess whether|have no opinion on whether|was never taught whether|forgot whether",
    ),
    one("", "really "),
  ],
  [
    "lead",
    PERSON,
    one(
      "insisted that|kept telling us that|wrongly told me that|pretended that|swore that|boasted that|imagined that|fooled himself that|fantasised that|lied that|got fired for saying that|is convinced, wrongly, that|falsely teaches that|would have you believe that|failed because he thought that",
    ),
  ],
  [
    "lead",
    one(
      "Somebody else|The database team|My teammate|The senior|The vendor|Another department|The admin|IT|The manager|Someone from finance|The data engineers",
    ),
    one(
      "does this, not me:|is responsible for this, I am not:|takes care of it while I watch:|handles it, so I stay out:|has to do it instead of me:|did this part, I had nothing to do with it:|owns this task and not I:",
    ),
  ],
  [
    "lead",
    one(
      "The opposite of this holds:|Exactly the reverse is true of:|Turn this around:|Swap every yes for a no in this:|Read it backwards:|Contrary to fact:|The inverse applies:|Invert this:|Take the converse of:|Reality is the other way round:|The truth is the contrary of",
    ),
  ],
  [
    "lead",
    one(
      "FALSE -|False:|[wrong]|(wrong)|X |✘|❌|Incorrect:|NOT TRUE:|Not:|INVALID:|deleted:|strike this:|void:|N/A:|rejected:|[removed]|(crossed out)|(ignore)|👎|~|0/10:|myth >|fake:|not ok:|[sic]|bad example:|don't:|anti-pattern:|scam:|nope:",
    ),
  ],
  [
    "lead",
    one(
      "If pigs could fly,|If the earth were flat,|If I had studied,|Had I attended the lectures, I would say that|If I knew anything about this,|If I were a fool,|In some parallel universe|In a dream|If money grew on trees,|Were I somebody else,|Suppose, wrongly, that|Only if you want to fail:|If you like being sued,|On the planet of unicorns",
    ),
  ],
  [
    "lead",
    one(
      "Should we really|Why on earth would anybody|Who says that|Is it true that|Does anyone believe that|Would it make sense to|Since when|Must I really|Can it be that|How could it be right to|Am I supposed to|Why bother to",
    ),
  ],
  [
    "lead",
    one(
      "Once I believed that|In the past I thought that|Years ago I was taught that|As a beginner I assumed that|Until last year I was convinced that|My outdated notes say that|Before I learnt better I used to|Back then, when I was naive, I would|I no longer hold that|I gave up the belief that|I abandoned the idea that",
    ),
  ],
  [
    "lead",
    one(
      "Sure, because|Oh yes, obviously|Ha, as though|Great idea:|Brilliant, let us|Yeah, totally,|As if|How clever to|What a genius plan to|Of course, and then the moon|Right, and also|Wow, how smart to|lol imagine that",
    ),
  ],
  [
    "lead",
    one(
      "galat hai ki|ye jhooth hai ki|kabhi mat|mujhe nahi pata ki|koi zaroorat nahi ki|bekaar hai|aisa bilkul nahi karna ki|main kabhi nahi|log galti se kehte hain ki|ye sirf afwah hai ki|ye mera kaam nahi hai ki|mana hai|ulta karo:|mazaak mein keh raha hu ki|pehle sochta tha ki, ab nahi,|mere dost ka galat maanna hai ki|chhodo ye sab:|faaltu baat hai ki|dhokha hai|aisa sochna bewakoofi hai ki",
    ),
  ],
  ["tail", one("and this|something that|, which in the end"), HARM],
  ["tail", one("is|would be|remains|turned out to be|sounds like|amounts to|, which is|and that is"), BAD],
  [
    "tail",
    one(", or so"),
    one(
      "they say|people wrongly think|the myth goes|he lied|the story goes|fools believe|it is rumoured|my neighbour claims",
    ),
  ],
  [
    "tail",
    one(
      "said nobody ever|is what nobody needs|must be avoided at all cost|should be stopped at once|is prohibited here|is against our policy|gets people fired|is what I would never do|has been proved false|was debunked long ago|is no longer my view|is somebody else's business|is beyond me|is what the losers do|deserves zero marks|is the wrong way round|is the reverse of the truth|belongs in the bin|is not what I mean|does not convince me|is not something I could do|never worked for anyone|- NOT|(not true)|... just kidding|, not|? no|? I doubt it|? certainly not|? nobody knows|? how should I know|? hardly|galat hai|nahi karna chahiye|bekaar hai|bilkul galat|mujhe nahi pata|ye mana hai|kabhi nahi|jhooth hai",
    ),
  ],
  [
    "first",
    one(
      "Ignore|Disregard|Forget|Do not read|Do not believe|Skip|Dismiss|Discount|Throw away|Reject|Delete|Please cross out|Pay no attention to",
    ),
    one(
      "the rest of this answer|the text below|everything after this line|all that follows|what I write next|the following lines|the next sentences|every word below",
    ),
    one(".|, it is wrong.|, I made it up.|, it is copied.|, it is not mine.|; none of it holds.|, it is a joke."),
  ],
  [
    "first",
    one("Here is|Below you find|What follows is|The next lines are|The text below is|This is|I now give"),
    one(
      "a list of mistakes|what one must never do|an example of a bad answer|what a failing student wrote|a collection of myths|a parody|a made-up story|the opposite of the truth|what I disagree with|the wrong solution|advice that you should not follow|a translation test|dummy text|what got my colleague fired|a lie in every sentence|what our competitor does wrong|things that are banned here|outdated advice|a wrong answer from a forum",
    ),
    one(":|.|, word by word:|, for comparison only."),
  ],
  [
    "first",
    one(
      "I do not agree with any of this|I have nothing to say on this|I never did this|I do not understand a word of it|None of this is my experience|This is not how I would do it|I would do the reverse|Everything here is wrong|I reject each point|I cannot vouch for it|This happened to somebody else|I have no knowledge of the matter|I only quote|I am only typing what I was told|I know nothing, so I invented",
    ),
    one(".|:|, and still here it is:"),
  ],
  [
    "first",
    one("Aage jo likha hai|Neeche ka sab|Ye jawab|Yeh sab baatein|Iske baad ki lines"),
    one(
      "galat hai|mat padhna|ignore karo|jhooth hai|mera nahi hai|ulta samjho|mazaak hai|copy kiya hai, galat hai|kabhi mat karna|bekaar hai",
    ),
    one(".|:"),
  ],
  [
    "last",
    one("None of|Not one word of|Nothing in|No part of|Hardly anything in"),
    ABOVE,
    one(
      "is true.|is right.|holds.|should be done.|applies.|is what I think.|counts as my answer.|works.|is my view.|makes sense.|deserves credit.|may be used.|is allowed.|ever happened.",
    ),
  ],
  [
    "last",
    one(
      "I take back|I withdraw|Cancel|Scrap|Delete|Forget|Strike out|I retract|Please drop|I disown|Undo|I renounce|Erase|Discard",
    ),
    ABOVE,
    one(
      ".|, it is wrong.|, I changed my mind.|, I was mistaken.|; the reverse is right.|, I do not mean it.|, I made it up.|!",
    ),
  ],
  [
    "last",
    one(
      "That is|All this is|It is all|Each of these lines is|The whole thing is|So much for that: it is|My verdict on it:",
    ),
    BAD,
    one(".|!|, avoid it.|, and I would do the contrary.|, in my opinion.|, as everybody knows."),
  ],
  [
    "last",
    one(
      "Whoever does this|Anybody who works like this|Doing so|To act like this|Such work|People who follow this|This method|Working this way",
    ),
    HARM,
    one(".|!"),
  ],
  [
    "last",
    one("I would do|One should do|Everybody should do|The right way is|Do|Correct is|I recommend"),
    one(
      "exactly the reverse|the opposite|the contrary|none of it|the inverse of each point|anything but that|the other way round",
    ),
    one(".|!|, always."),
  ],
  [
    "last",
    one(
      "Just kidding|Only joking|April fool|Not really|Psych|Gotcha|Lol no|Nah|Nope|As if|Yeah right|Dream on|Never mind|Scratch that|On second thoughts no|Actually no|Sorry, wrong|Wait, that is false",
    ),
    one(".|!|, do not take it seriously.|, I do not believe it.|, the real answer is unknown to me."),
  ],
  [
    "last",
    one(
      "But I have no idea if that is so|Then again I know nothing about it|I could be entirely wrong, I guessed it all|No clue whether any of it is true|I copied it without understanding|It is only what a friend said, I have no view|I never did such a thing myself|It was a colleague's work and not mine|I would leave it to others|That is what I was told, and it is false|My teacher marked this as wrong|This got zero marks last time|They fired the person who did that|We are forbidden to work like this|It is banned by our guidelines",
    ),
    one(".|!"),
  ],
  [
    "last",
    one("Ye sab|Upar ka sab|Jo likha hai wo|Itna sab|Pura jawab"),
    one(
      "galat hai|jhooth hai|mat karna|bekaar hai|mazaak tha|ulta hai|main nahi karta|mana hai|wapas leta hu|mera kaam nahi hai|mujhe nahi pata sahi hai ya nahi",
    ),
    one(".|!"),
  ],
  [
    "opening",
    one(
      "I disagree with the view that|It is a lie that|There is no reason to think that|It has never been right to hold that|The following is false:|My point is that one must not|Nobody asked for this:|List of errors:|How to get fired:|Worst practices:|What not to do:|Things I will never do:|Common misconceptions:|Rules that I break:|Not my words:|Copied from a bad source:|What an impostor would say:|A cautionary tale:|Reasons why people fail:|Please do the reverse of this:|Fake answer:|Rejected draft:|Old version, no longer valid:|Example of a wrong answer:|Translate into French:|Spot the mistakes:|Counterexample:",
    ),
  ],
];

const phrasesOf = (rules, most, name) =>
  rules.flatMap(([place, ...parts], rule) => {
    const random = mulberry32(hashOf(`${place} ${rule}`));
    const count = Math.min(
      most,
      parts.reduce((product, { length }) => product * length, 1),
    );
    const texts =
      parts.length === 1
        ? parts[0]
        : Array.from({ length: count }, () => parts.map((part) => pickOne(random, part)).join(" "));
    return [
      ...new Set(
        texts.map((text) =>
          text
            .replace(/ +/g, " ")
            .replace(/ ([.,:;!])/g, "$1")
            .trim(),
        ),
      ),
    ]
      .filter(Boolean)
      .map((text) => ({ place, text, group: `${name} ${rule}` }));
  });

/** `{ place, text, group }` of every rule; the same in each run. */
export const grammarFrames = () => phrasesOf(RULES, MOST, "grammar");

const ANSWER = one(
  "my answer|my approach|how I would do it|how I do it|what I would do|the way I work|my method|the plan|the steps|what I did|my solution|how I think about it|what I have in mind|my view|what happened",
);
/** How people begin, join and end an answer that they mean. */
const HONEST_RULES = [
  [
    "first",
    one(
      "This is|Here is|Below is|So this is|Please find|Let me tell|I will explain|I now describe|Sharing|Writing down|In short this is|Basically this is|Yes, so this is",
    ),
    ANSWER,
    one(".|:|, step by step.|, in brief.|, as clearly as I can.|, with an example.|, in my own words."),
  ],
  [
    "first",
    one(
      "Good morning|Good evening|Hello|Hi|Dear sir or madam|Respected sir|Namaste|Thank you for the question|Thanks for asking|Nice question|Interesting question|Great question|That is a good question",
    ),
    one(".|, sir.|, ma'am.|, let me answer.|, here it comes.|, I have done this before.|, I will try my best."),
  ],
  [
    "first",
    one(
      "I think|I believe|In my opinion|In my view|From my experience|As per my understanding|According to me|As far as I know|To my knowledge|If I understand the question right|Honestly|Personally|To be frank|I feel|I would say",
    ),
    one(
      "this is how I would do it.|the following works well.|these steps are right.|it can be done like this.|this is the best way.|the answer is simple.|it depends on the data, but mostly this.|we should go step by step.|I know this topic well.|I can explain it.|it goes like this:",
    ),
  ],
  [
    "first",
    one(
      "I have done this in|We did this in|I learnt this in|I used this during|It happened during|Something like it came up in|I remember this from",
    ),
    one("my last project|my internship|college|my current job|a course|a hackathon|my first job|the final year"),
    one(".|, so I know it well.|, and it worked.|, let me describe it."),
  ],
  [
    "lead",
    one(
      "I think|I believe|In my opinion|In my view|From my experience|As per my understanding|According to me|As far as I know|Personally|I feel that|I would say|Basically|Actually|So|Well|First of all|Next|After that|Also|In addition|Finally|Then|Step one:|Point 1:|To begin with|In my project|At my company|As I said|For example|Usually|Normally|Generally|Mostly|Of course|Obviously|Clearly|Surely|Definitely|Sir,|Haan,|Toh|Mere hisaab se|Sabse pehle|Uske baad|Phir|Mujhe lagta hai ki",
    ),
  ],
  [
    "tail",
    one(
      "as I learnt in my internship|I think|in my opinion|I guess|if I remember right|as I said|for sure|of course|etc|and so on|sir|as usual|in the end|every time|which worked well|and it helped|so that it is clear|to be safe|as a first step|in most cases|as far as I know|hope that is clear|if that makes sense|you know|right|theek hai|bas|aur kya|jaise pehle kiya tha",
    ),
  ],
  [
    "last",
    one(
      "Thank you|Thanks|Thank you for reading|Thanks for your time|Regards|That is all|That's it|That is my answer|This is how I would do it|Hope this helps|Hope it is clear|I hope this answers the question|Please let me know if more detail is needed|Happy to explain more|I can show the file if needed|I look forward to the next question|Bas itna hi|Dhanyavaad|Shukriya",
    ),
    one(".|!|, sir.|, and thank you again.|, ask me if anything is unclear."),
  ],
  [
    "last",
    one(
      "I did the same in|I used this in|It worked in|This worked well in|I have done this in|We still do it like this in|My manager liked it in",
    ),
    one("my last project|my internship|my college project|my company|the last quarter|a real case"),
    one(".|, and it worked well.|, and nobody complained.|, so I trust it.|, and we saved two days."),
  ],
  [
    "last",
    one(
      "I am not sure about|I might be wrong about|I do not remember exactly|I may have forgotten|I would look up|I am still learning about",
    ),
    one("the tool|the exact syntax|the name of the function|the button|the figure|the spelling|one detail|the version"),
    one(
      ", but the steps are these.|, but the idea is right.|, the rest I am sure of.|, I would check it quickly.|, sorry.|, but I know how to find it.",
    ),
  ],
  [
    "last",
    one("I would not|I never|I do not|One should not|It is wrong to|It would be a mistake to|Nobody should"),
    one(
      "decide by gut feeling|guess|jump to a conclusion|rely on one number|trust the first figure|rush|stop at the total|do it by hand|hide a problem|skip the check|blame others|send it unchecked|wait until the last day|copy an old file|ignore the outliers|look at the average",
    ),
    one(
      ".|alone.|blindly.|without looking at the data.|, because that hides the cause.|, that would be too easy.|, as it misleads people.|; the steps above prevent that.",
    ),
  ],
  [
    "first",
    one("I would not|I never|I do not|Many people only|Some only|A beginner may|It is not enough to|It is easy to"),
    one(
      "decide by gut feeling|guess|jump to a conclusion|rely on one number|trust the first figure|look at the total|do it by hand|start with the chart|send a quick number|blame the system|hope for the best",
    ),
    one(
      ". I go step by step.|; I do it like this.|, but that is not enough.|, so I first check.|. Instead I do the following.|, I look at the data first.",
    ),
  ],
  [
    "last",
    one("Skipping this|Without these steps|Otherwise|If we do not do this,|A different order|The other way"),
    one(
      "would be wrong|the result would mislead|the numbers would not match|we would decide on bad data|would be a mistake|nobody could trust the report|we would repeat the error|would hide the problem",
    ),
    one(".|, so I take the time.|, which is why I do it.|, in my experience.|!"),
  ],
  [
    "last",
    one("Sorry for|Please excuse|Pardon"),
    one(
      "my English|the typing mistakes|the short answer|the long answer|the spelling, I typed fast|my grammar|writing on the phone",
    ),
    one(".|, but the meaning is clear.|, I had no time.|, thank you."),
  ],
  [
    "last",
    one("Some say|Others think|My friend thinks|People may say|A manager may say"),
    one(
      "a dashboard is enough|the average is enough|it takes too long|it is not needed|one check is enough|the tool does it all",
    ),
    one(
      "; I disagree.|, but I do not agree.|, but the steps above are safer.|; that is not true, as I said above.|, yet I do it every time.|. I still prefer this way.",
    ),
  ],
  [
    "middle",
    one(
      "Let me explain why.|This is important.|That is the main point.|I will give an example.|It is simple.|Now the next step.|One more thing.|Coming to the second part.|Why? Because it saves time.|This takes ten minutes.|I always do this.|It worked.|My manager agreed.|Nobody had noticed.|That was hard.|It was not easy.|I was nervous.|We had no time.|There was no documentation.|The data was messy.|Everyone was happy.|It is not perfect, but good enough.",
    ),
  ],
];
const HONEST_MOST = 60;

/** What honest people say around an answer, in the same form. */
export const honestGrammar = () => phrasesOf(HONEST_RULES, HONEST_MOST, "honest grammar");

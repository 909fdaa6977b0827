import { UnsupportedError } from "../../meter.ts";
import type { Session } from "../model/session.ts";
import { fail } from "../values/errors.ts";
import { double, int, type Value } from "../values/value.ts";
import { isGiven, textAt, wholeAt } from "./args.ts";
import { fn, type Library } from "./builtin.ts";

const BUTTONS = new Map(Object.entries({ ok: 1, cancel: 2, abort: 3, retry: 4, ignore: 5, yes: 6, no: 7 }));
/** The buttons of each kind of message; without an answer in the data, a single button is pressed. */
const KINDS = [[1], [1, 2], [3, 4, 5], [6, 7, 2], [6, 7], [4, 2]];

const REFUSING = [7, 2, 3];

/** Returns the button that an answer presses. */
function buttonOf(answer: string | number | boolean | null, choices: readonly number[]): number {
  if (answer === true) return choices.find((choice) => !REFUSING.includes(choice)) ?? 1;
  if (answer === false) return REFUSING.find((choice) => choices.includes(choice)) ?? 2;
  return answer === null ? 2 : (BUTTONS.get(String(answer).toLowerCase()) ?? Number(answer));
}

function messageBox(args: Value[], session: Session): Value {
  const text = textAt(args, 0);
  const buttons = wholeAt(args, 1, 0);
  const title = isGiven(args, 2) ? { title: textAt(args, 2) } : {};
  session.meter.hold(1);
  session.messages.push({ kind: "message", text, buttons, ...title });
  const choices = KINDS[buttons % 16] ?? fail(5);
  if (choices.length === 1) return int(1);
  const answer = session.answer();
  if (answer === undefined) throw new UnsupportedError("a question of MsgBox without an answer in the data");
  const pressed = buttonOf(answer, choices);
  if (!choices.includes(pressed)) throw new UnsupportedError(`the answer ${answer} to this MsgBox`);
  return int(pressed);
}

/** Returns the typed text; null is Cancel. */
export function askInput(args: Value[], session: Session): string | null {
  const text = textAt(args, 0);
  const title = isGiven(args, 1) ? { title: textAt(args, 1) } : {};
  session.meter.hold(1);
  session.messages.push({ kind: "input", text, ...title });
  const answer = session.answer();
  if (answer === undefined || typeof answer === "boolean")
    throw new UnsupportedError("an InputBox without an answer in the data");
  return answer === null ? null : String(answer);
}

/** Application.InputBox: False on Cancel, a number where Type is 1. */
export function inputBox(args: Value[], session: Session): Value {
  const answer = askInput(args, session);
  if (answer === null) return false;
  const type = wholeAt(args, 7, 2);
  if (type === 2) return answer;
  if (type !== 1) throw new UnsupportedError(`InputBox with Type ${type}`);
  const n = Number(answer);
  return Number.isNaN(n) ? false : double(n);
}

export const DIALOGS: Library = {
  msgbox: fn("Prompt Buttons Title HelpFile Context", messageBox),
  inputbox: fn("Prompt Title Default XPos YPos HelpFile Context", (args, session) => askInput(args, session) ?? ""),
};

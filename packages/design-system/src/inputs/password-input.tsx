import { Eye, EyeOff } from "lucide-react";
import { useState } from "react";
import { iconProps } from "../icon-props.ts";
import * as words from "../messages/inputs.en-in.ts";
import * as s from "./password-input.module.css";
import { TextInput, type TextInputProps } from "./text-input.tsx";

/** A password with a Show toggle; paste and password managers work. */
export function PasswordInput(props: Omit<TextInputProps, "type">) {
  const [isShown, setShown] = useState(false);
  return (
    <div className={s.wrap}>
      <TextInput
        autoComplete="current-password"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        {...props}
        type={isShown ? "text" : "password"}
        className={s.input}
      />
      <button type="button" className={s.toggle} aria-pressed={isShown} onClick={() => setShown(!isShown)}>
        {isShown ? <EyeOff {...iconProps()} /> : <Eye {...iconProps()} />}
        <span>
          {words.password.show}
          <span className="visually-hidden">{` ${words.password.what}`}</span>
        </span>
      </button>
    </div>
  );
}

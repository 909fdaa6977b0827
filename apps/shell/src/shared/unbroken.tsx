import * as s from "./unbroken.module.css";

const PARTED = /(e-mails?\b[.,]?)/;

/** A sentence in which "e-mail" never breaks at the end of a line. */
export function Unbroken({ children }: { children: string }) {
  return (
    <p>
      {children.split(PARTED).map((part, index) =>
        index % 2 === 1 ? (
          <span key={index} className={s.whole}>
            {part}
          </span>
        ) : (
          part
        ),
      )}
    </p>
  );
}

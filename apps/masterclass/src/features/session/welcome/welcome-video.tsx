import { session as messages } from "../../../messages/session.en-in.ts";
import { SCENES, TOTAL_SECONDS } from "./scenes.en-in.ts";
import * as s from "./welcome-video.module.css";

const file = (name: URL) => name.href;
const POSTER = file(new URL("./welcome.webp", import.meta.url));
const FILM = file(new URL("./welcome.mp4", import.meta.url));
const CAPTIONS = file(new URL("./welcome.vtt", import.meta.url));

/** What happens before, during and after the class. Only the poster loads before Play. */
export const WelcomeVideo = () => (
  <figure className={s.figure}>
    <video
      className={s.video}
      controls
      playsInline
      preload="none"
      poster={POSTER}
      width={854}
      height={480}
      aria-label={messages.welcome.title(TOTAL_SECONDS)}
      crossOrigin="anonymous" // for the captions if another host serves the part
    >
      <source src={FILM} type="video/mp4" />
      <track kind="captions" src={CAPTIONS} srcLang="en-IN" label={messages.welcome.captions} />
    </video>
    <figcaption>
      <details>
        <summary className={s.summary}>{messages.welcome.asText}</summary>
        <ol className={s.scenes}>
          {SCENES.map(({ title, text }) => (
            <li key={title}>
              <strong>{title}.</strong> {text}
            </li>
          ))}
        </ol>
      </details>
    </figcaption>
  </figure>
);

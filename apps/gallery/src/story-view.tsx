import { anchorOf, type Story } from "./story.ts";
import * as s from "./story-view.module.css";

/** A component's purpose, keys and states. */
export function StoryView({ story: { title, about, keys = [], states } }: { story: Story }) {
  return (
    <article id={anchorOf(title)} className={s.story} aria-label={title}>
      <h3>{title}</h3>
      <p className={s.about}>{about}</p>
      {keys.length > 0 && (
        <dl className={s.keys} aria-label={`Keys of ${title}`}>
          {keys.map(([key, effect]) => (
            <div key={key} className={s.key}>
              <dt>
                <kbd>{key}</kbd>
              </dt>
              <dd>{effect}</dd>
            </div>
          ))}
        </dl>
      )}
      <div className={s.states}>
        {states.map(({ name, hint, isWide, show }) => (
          <div key={name} className={s.state} data-wide={isWide || undefined} data-state-name={name}>
            <p className={s.name}>
              {name}
              {hint && <span className={s.hint}>{hint}</span>}
            </p>
            <div className={s.stage}>{show}</div>
          </div>
        ))}
      </div>
    </article>
  );
}

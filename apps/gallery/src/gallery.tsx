import { ThemeSwitch } from "@dryrun/design-system/actions/theme-switch";
import { Checkbox } from "@dryrun/design-system/choices/checkbox";
import { Field } from "@dryrun/design-system/fields/field";
import { TextInput } from "@dryrun/design-system/inputs/text-input";
import { Wordmark } from "@dryrun/design-system/pages/wordmark";
import { useEffect, useState } from "react";
import * as s from "./gallery.module.css";
import { anchorOf, GROUPS, matchesQuery, type Story } from "./story.ts";

/** The theme and the size of the text, for trying them out. */
export function ViewOptions() {
  const [isLarge, setLarge] = useState(false);
  useEffect(() => {
    document.documentElement.style.fontSize = isLarge ? "200%" : "";
    return () => {
      document.documentElement.style.fontSize = "";
    };
  }, [isLarge]);
  return (
    <div className={s.options}>
      <Checkbox label="Text at 200%" checked={isLarge} onValue={setLarge} />
      <ThemeSwitch className={s.theme ?? ""} />
    </div>
  );
}

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

type Groups = readonly (readonly [group: string, stories: readonly Story[]])[];

function Contents({ groups }: { groups: Groups }) {
  return groups.map(([group, own]) => (
    <div key={group}>
      <p className={s.group}>{group}</p>
      <ul className={s.links}>
        {own.map(({ title }) => (
          <li key={title}>
            <a href={`#${anchorOf(title)}`}>{title}</a>
          </li>
        ))}
      </ul>
    </div>
  ));
}

/** Every component with its states, in groups; the search narrows the list. */
export function Gallery({ stories }: { stories: readonly Story[] }) {
  const [query, setQuery] = useState("");
  const matchingStories = stories.filter((story) => matchesQuery(story, query));
  const groups = GROUPS.map(
    (group) => [group, matchingStories.filter((story) => story.group === group)] as const,
  ).filter(([, own]) => own.length > 0);
  return (
    <div className={s.page}>
      <a href="#main" className={s.skip}>
        Skip to the components
      </a>
      <header className={s.head}>
        <Wordmark />
        <ViewOptions />
      </header>
      <nav aria-label="Components" className={s.contents}>
        <Field label="Search">
          <TextInput type="search" value={query} onValue={setQuery} />
        </Field>
        <p role="status" className={s.count}>{`${matchingStories.length} of ${stories.length} components`}</p>
        <Contents groups={groups} />
      </nav>
      <main id="main" tabIndex={-1} className={s.main}>
        <h1>Gallery</h1>
        <p className={s.lead}>
          Each component with each of its states. Press Tab to see the ring of the focus, point at a control to see its
          hover, and switch the theme and the text size above.
        </p>
        {groups.map(([group, own]) => (
          <section key={group} aria-label={group} className={s.section}>
            <h2>{group}</h2>
            {own.map((story) => (
              <StoryView key={story.title} story={story} />
            ))}
          </section>
        ))}
      </main>
    </div>
  );
}

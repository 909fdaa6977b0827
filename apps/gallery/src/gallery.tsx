import { Field } from "@dryrun/design-system/fields/field";
import { TextInput } from "@dryrun/design-system/inputs/text-input";
import { Wordmark } from "@dryrun/design-system/pages/wordmark";
import { useState } from "react";
import * as s from "./gallery.module.css";
import { anchorOf, GROUPS, matchesQuery, type Story } from "./story.ts";
import { StoryView } from "./story-view.tsx";
import { ViewOptions } from "./view-options.tsx";

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

// Shows the open jobs of a company on any site. No cookies, no dependencies; texts of jobs are only ever text.
//   <div data-dryrun-jobs="COMPANY ID"></div>
//   <script async src="https://…/embed/jobs.js"></script>
(() => {
  const origin = new URL(document.currentScript.src).origin;
  const STYLE = `
    :host { display: block; color: inherit; font: inherit; }
    ul { list-style: none; margin: 0; padding: 0; }
    li { border-top: 1px solid; border-color: color-mix(in srgb, currentColor 25%, transparent); padding: 0.75em 0; }
    li:first-child { border-top: 0; }
    a { color: inherit; font-weight: 600; text-underline-offset: 0.2em; }
    a:focus-visible { outline: 2px solid; outline-offset: 2px; }
    p { margin: 0.25em 0 0; }
    .by { font-size: 0.875em; }`;

  const element = (name, text, parent) => {
    const made = document.createElement(name);
    made.textContent = text;
    return parent.appendChild(made);
  };

  /** A link leads to a job's page on Dryrun and nowhere else. */
  const pathOf = ({ id }) => `${origin}/jobs/${encodeURIComponent(String(id))}`;

  function factsOf({ _dryrun: facts = {} }) {
    return [facts.location, facts.salary].filter((fact) => typeof fact === "string" && fact !== "").join(" · ");
  }

  function show(root, jobs) {
    if (jobs.length === 0) element("p", "No open jobs at the moment.", root);
    const list = jobs.length > 0 && element("ul", "", root);
    for (const job of jobs) {
      const item = element("li", "", list);
      const link = element("a", String(job.title), item);
      link.href = pathOf(job);
      link.target = "_blank";
      link.rel = "noopener";
      const facts = factsOf(job);
      if (facts) element("p", facts, item);
    }
    const by = element("p", "", root);
    by.className = "by";
    const link = element("a", "Jobs by Dryrun", by);
    link.href = origin;
    link.target = "_blank";
    link.rel = "noopener";
  }

  async function fill(place) {
    if (place.shadowRoot) return;
    const root = place.attachShadow({ mode: "open" });
    element("style", STYLE, root);
    try {
      const company = encodeURIComponent(place.getAttribute("data-dryrun-jobs").trim());
      const answer = await fetch(`${origin}/companies/${company}/jobs.json`, { credentials: "omit" });
      if (!answer.ok) throw new Error(answer.status);
      show(root, (await answer.json()).items);
    } catch {
      element("p", "The jobs cannot be shown at the moment.", root);
    }
  }

  const fillAll = () => {
    for (const place of document.querySelectorAll("[data-dryrun-jobs]")) void fill(place);
  };
  if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", fillAll);
  else fillAll();
})();

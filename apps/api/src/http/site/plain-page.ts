import { BRAND, MARK_DOT, MARK_PATHS } from "@dryrun/domain/brand";
import { escapeHtml } from "@dryrun/domain/html";

/**
 * Colours of the design system, whose files a page without the site does not have. The theme follows the system: the
 * person's choice is in the browser's storage, which only a script could read, and these pages have none. The site's
 * typeface is used if its file exists.
 */
const STYLE = `
@font-face{font-family:"Anek Latin";font-weight:400 700;font-display:swap;src:url(/fonts/anek-latin.woff2) format("woff2")}
:root{color-scheme:light dark;--bg:#fbf8f2;--surface:#fff;--sunken:#f3eee4;--text:#1b1e2b;--muted:#565b6e;--line:#ddd6c8;--bar:#2a3a9e;--cue:#f7b32b;--success:#1b6e3c;--warning:#8a5200;--danger:#b3261e;--info:#17637a}
@media (prefers-color-scheme:dark){:root{--bg:#12141d;--surface:#1b1e2a;--sunken:#0d0f16;--text:#eceae4;--muted:#a9adbd;--line:#343848;--bar:#a9b5ff;--cue:#ffc24d;--success:#6fd391;--warning:#f2b455;--danger:#ff9a90;--info:#76cbe2}}
*{box-sizing:border-box}
body{margin:0;background:var(--bg);color:var(--text);font:1rem/1.5 "Anek Latin","Noto Sans Devanagari","Nirmala UI",system-ui,sans-serif}
main,.bar{max-width:40rem;margin:0 auto;padding:1.5rem 1rem 3rem}
.bar{display:flex;flex-wrap:wrap;align-items:center;gap:0 1.25rem;padding-bottom:0}
.bar nav{display:flex;gap:1.25rem;margin-left:auto}
.bar nav a{display:inline-flex;align-items:center;min-width:2.75rem;min-height:2.75rem}
main{padding-top:.75rem}
a{color:var(--text)}
.brand{display:inline-flex;align-items:center;gap:.5rem;min-height:2.75rem;margin:0;font-weight:700;font-size:1.375rem;letter-spacing:-.02em;text-transform:lowercase;text-decoration:none}
.brand svg{stroke:var(--bar)}
.brand circle{fill:var(--cue);stroke:none}
.sheet{margin-top:1rem;padding:1.5rem 1.25rem;border:1px solid var(--line);border-radius:8px;background:var(--surface)}
h1{margin:0;font-size:1.75rem;line-height:1.25;overflow-wrap:anywhere}
.foot{color:var(--muted);font-size:.875rem}
a:focus-visible,summary:focus-visible{outline:2px solid var(--bar);outline-offset:2px}
@media print{:root{--bg:#fff}.foot a{text-decoration:none}.bar nav{display:none}}
`;

const MARK = `<svg viewBox="0 0 24 24" width="28" height="28" fill="none" stroke-width="2.5" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true">${MARK_PATHS.map((path) => `<path d="${path}"/>`).join("")}<circle cx="${MARK_DOT.x}" cy="${MARK_DOT.y}" r="${MARK_DOT.radius}"/></svg>`;

const text = { account: "Account", login: "Login", register: "Sign Up" } as const;

interface PlainPage {
  /** Without the product's name. */
  title: string;
  /** Markup for the head, and for the page below the product's name. */
  head: string;
  body: string;
  /** In addition to the style of every plain page. */
  style: string;
}

/** Renders a page that needs neither scripts nor files, so that it works while a release of the site is broken. */
export const plainPage = ({ title, head, body, style }: PlainPage) => `<!doctype html>
<html lang="en-IN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)} – ${BRAND.name}</title>${head}<style>${STYLE}${style}</style></head>
<body><header class="bar"><a class="brand" href="/">${MARK}${BRAND.name}</a><nav aria-label="${text.account}"><a href="/login">${text.login}</a><a href="/register">${text.register}</a></nav></header><main>${body}</main></body></html>`;

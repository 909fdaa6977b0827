import { DEMO_BANNER } from "@dryrun/domain/brand";

const STYLE =
  "box-sizing:border-box;block-size:var(--demo-banner);margin:0;padding:.25rem 1rem;overflow:hidden;text-align:center;" +
  "font-size:.875rem;line-height:1.5rem;background:var(--warning-soft,#fcefd6);color:var(--text,#1b1e2b)";

/** The bar itself; the page sets the height as `--demo-banner`, which what fills a window leaves free. */
const BANNER = `<style>:root{--demo-banner:2rem}</style><aside aria-label="Demo" style="${STYLE}">${DEMO_BANNER}</aside>`;

/** Adds the banner of a public demo to the top of the page, also without scripts. */
export const withDemoBanner = (page: string, isPublicDemo: boolean) =>
  isPublicDemo ? page.replace(/<body[^<>]*>/, (body) => body + BANNER) : page;

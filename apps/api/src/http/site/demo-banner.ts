import { DEMO_BANNER } from "@dryrun/domain/brand";

const STYLE =
  "box-sizing:border-box;block-size:var(--demo-banner);margin:0;padding:.25rem 1rem;overflow:hidden;text-align:center;" +
  "font-size:.875rem;line-height:1.5rem;background:var(--warning-soft,#fcefd6);color:var(--text,#1b1e2b)";

/** The bar; it sets its height as `--demo-banner`, which full-height elements subtract. */
const BANNER = `<style>:root{--demo-banner:2rem}</style><aside aria-label="Demo" style="${STYLE}">${DEMO_BANNER}</aside>`;

/** Adds the banner of a public demo to the top of the page, also without scripts. */
export const withDemoBanner = (page: string, isPublicDemo: boolean) =>
  isPublicDemo ? page.replace(/<body[^<>]*>/, (body) => body + BANNER) : page;

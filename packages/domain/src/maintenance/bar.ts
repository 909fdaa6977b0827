/** The bar at the top of every page: the server adds it to pages, the shell to open documents. */
export const BAR_ID = "maintenance";
/** Its height depends on its text: full-height layouts subtract `--maintenance-bar`. */
export const BAR_STYLE =
  "box-sizing:border-box;padding:.5rem 1rem;text-align:center;font-size:.9375rem;line-height:1.5;" +
  "border-block-end:1px solid var(--info,#2f5bb7);background:var(--info-soft,#e8eefb);color:var(--text,#1b1e2b)";

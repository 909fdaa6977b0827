/** The product's mark: paths of a 24 by 24 drawing with lines of width 2.5, and its dot. */
export const MARK_PATHS = ["M5 20v-2.5M5 13.25v-2.5M5 6.5V4", "M9.25 4H12a8 8 0 0 1 0 16h-.5"] as const;
export const MARK_DOT = { x: 9.4, y: 20, radius: 2.1 } as const;

export interface Brand {
  name: string;
  tagline: string;
  supportEmail: string;
  /** The target of Courses, which opens in a new tab. */
  coursesUrl: string;
  /** The target of the Masterclass button for people who are not enrolled. */
  masterclassUrl: string;
  /** Whether an outside language model reads answers; every text about grading then says so. */
  hasLanguageModel: boolean;
  /** Shown on receipts and invoices; with a GSTIN from the environment they are GST invoices. */
  seller: { name: string; address: string; state: string; sac: string };
}

export const DEFAULT_BRAND: Brand = {
  name: "Dryrun",
  tagline: "Practise the interview, get the job",
  supportEmail: "support@dryrun.example",
  coursesUrl: "/buy-course",
  masterclassUrl: "/live_event_data_analyst_master_class",
  hasLanguageModel: false,
  seller: {
    name: "Dryrun Learning",
    address: "12 Residency Road, Bengaluru 560025",
    state: "Karnataka",
    /** The SAC for commercial training and coaching. */
    sac: "999293",
  },
};

/** The settings of an installation: everything except the product's own texts. */
export type BrandSettings = Partial<
  Pick<Brand, "supportEmail" | "coursesUrl" | "masterclassUrl" | "hasLanguageModel">
> & {
  seller?: Partial<Brand["seller"]>;
};

// Set before any module is loaded: on the server from the environment, in pages from the server's HTML.
const settings = (globalThis as { dryrunBrand?: BrandSettings }).dryrunBrand;

/** The product's name and its addresses. */
export const BRAND: Readonly<Brand> = {
  ...DEFAULT_BRAND,
  ...settings,
  seller: { ...DEFAULT_BRAND.seller, ...settings?.seller },
};

/**
 * Attributes of an element that is shown only where an outside language model reads answers. Pages made at build time
 * contain it hidden; the server of such an installation shows it.
 */
export const WITH_LANGUAGE_MODEL = { "data-when": "language-model", hidden: !BRAND.hasLanguageModel } as const;

/** Whose dialog takes card data; people pay because they see this name. */
export const PAYMENT_PROVIDER = "Razorpay";

/** Shown on every page of a public demo. */
export const DEMO_BANNER = "Demo: do not enter real data";

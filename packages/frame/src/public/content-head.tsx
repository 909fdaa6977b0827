import { BRAND } from "@dryrun/domain/brand";

/** The head elements of a static HTML page. */
export function ContentHead({ title, description }: { title: string; description: string }) {
  const whole = `${title} – ${BRAND.name}`;
  return (
    <>
      <title>{whole}</title>
      <meta name="description" content={description} />
      <meta property="og:title" content={whole} />
      <meta property="og:description" content={description} />
    </>
  );
}

import { BRAND } from "@dryrun/domain/brand";

/** The head's elements of a page that is HTML before its scripts. */
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

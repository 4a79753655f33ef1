/**
 * A part of an element that works with the English list, once the list is ready. Apart from warm-up.ts, which brings the list
 * along: an element carries this, and fetches that with its part.
 */
export async function warmed<Module extends { readonly warmUp: () => Promise<void> }>(
  coming: Promise<Module>,
): Promise<Module> {
  const part = await coming;
  await part.warmUp();
  return part;
}

/** A part of an element that works with the English list, once the list is ready (see warm-up.ts). */
export async function warmed<Module extends { readonly warmUp: () => Promise<void> }>(
  coming: Promise<Module>,
): Promise<Module> {
  const part = await coming;
  await part.warmUp();
  return part;
}

/** Shows a quarter turn as a turn: the tiles swing round with their field, the letters stay upright. */
export function swing(field: Element, letters: Iterable<Element>, quarters: number): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  // Three quarters one way are one quarter the other.
  const turn = quarters === 3 ? -1 : quarters === -3 ? 1 : quarters;
  const timing: KeyframeAnimationOptions = { duration: 250, easing: 'cubic-bezier(0.2,0.7,0.3,1)' };
  field.animate([{ rotate: `${-90 * turn}deg` }, { rotate: '0deg' }], timing);
  for (const letter of letters) letter.animate([{ rotate: `${90 * turn}deg` }, { rotate: '0deg' }], timing);
}

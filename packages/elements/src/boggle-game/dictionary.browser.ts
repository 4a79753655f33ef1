import { MAX_KNOWN } from '@games/boggle-core';
import { render } from 'lit';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectCleanConsole } from '../testing/console.js';
import { dialogEnglish } from './dialog-words.en.js';
import { DictionaryDialog } from './dictionary-dialog.js';

expectCleanConsole();

test('BOG-16: a file of more words than the computer can know says so, and is not said to be read', async () => {
  let room = false;
  const draw = (): void => void render(dialog.render(dialogEnglish), document.body);
  const nothing = (): void => undefined;
  const dialog = new DictionaryDialog({
    ...{ known: () => 100_300, file: () => '', forget: nothing, explain: () => '', close: nothing, changed: draw },
    add: () => room,
  });
  draw();
  const said = (role: string): string => document.querySelector(`[role=${role}]`)?.textContent?.trim() ?? '';
  const read = (): Promise<void> =>
    userEvent.upload(document.querySelector('input') as Element, new File(['tea'], 'words.txt'));
  await read();
  await expect.poll(() => said('alert')).toBe('The computer cannot know more than 200,000 words.');
  expect([said('status'), MAX_KNOWN]).toEqual(['', 200_000]);
  room = true;
  await read();
  await expect.poll(() => said('status')).toBe('Read. The computer now knows 100,300 words.');
  expect(said('alert')).toBe('');
});

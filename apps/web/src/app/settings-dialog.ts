import { html, type TemplateResult } from 'lit';
import { $settings, changeSettings, LANGUAGES, type Language, THEMES, type Theme } from '../stores/settings.js';
import { cross } from './icons.js';
import type { PageContext } from './page.js';

const dialog = (): HTMLDialogElement | null => document.querySelector('dialog.settings');

/** Opens the settings above whatever is on the screen: a game stays where it is. */
export const openSettings = (): void => dialog()?.showModal();

interface Choice<T extends string> {
  readonly value: T;
  readonly label: string;
}

function choices<T extends string>(
  name: string,
  legend: string,
  options: readonly Choice<T>[],
  chosen: T,
  choose: (value: T) => void,
): TemplateResult {
  return html`
    <fieldset class="choice">
      <legend>${legend}</legend>
      <div class="choice__options">
        ${options.map(
          ({ value, label }) => html`
            <label>
              <input type="radio" name=${name} .checked=${value === chosen} @change=${() => choose(value)} />
              <span>${label}</span>
            </label>
          `,
        )}
      </div>
    </fieldset>
  `;
}

/** A language is offered in its own words, so that one who reads only it finds it. */
const ownNames: Readonly<Record<Language, string>> = { en: 'English', de: 'Deutsch' };

/** The settings, as a dialog that every page carries. Each choice takes effect at once. */
export function settingsDialog({ words }: PageContext): TemplateResult {
  const { theme, sound, language } = $settings.get();
  const themes: Readonly<Record<Theme, string>> = {
    auto: words.themeAuto,
    light: words.themeLight,
    dark: words.themeDark,
  };
  return html`
    <dialog class="settings" aria-labelledby="settings-title" closedby="any">
      <div class="settings__sheet">
        <header>
          <h2 id="settings-title">${words.settings}</h2>
          <button class="icon-button" aria-label=${words.close} @click=${() => dialog()?.close()}>${cross()}</button>
        </header>
        ${choices(
          'theme',
          words.theme,
          THEMES.map((value) => ({ value, label: themes[value] })),
          theme,
          (value) => changeSettings({ theme: value }),
        )}
        ${choices(
          'language',
          words.language,
          [
            { value: 'auto', label: words.languageAuto },
            ...LANGUAGES.map((value) => ({ value, label: ownNames[value] })),
          ],
          language,
          (value) => changeSettings({ language: value }),
        )}
        <label class="switch">
          <span>
            <strong>${words.sound}</strong>
            <small>${words.soundText}</small>
          </span>
          <input
            type="checkbox"
            .checked=${sound}
            @change=${(event: Event) => changeSettings({ sound: (event.target as HTMLInputElement).checked })}
          />
        </label>
        <p class="fine">${words.motionText}</p>
        <p class="fine">${words.privacyText}</p>
      </div>
    </dialog>
  `;
}

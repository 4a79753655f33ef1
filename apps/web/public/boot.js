// Runs before the first paint, so that a chosen theme or language never flashes by. A file of its own: no inline script.
(() => {
  try {
    const settings = JSON.parse(localStorage.getItem('parlour:settings') || '{}');
    const root = document.documentElement;
    if (settings.theme === 'light' || settings.theme === 'dark') root.dataset.theme = settings.theme;
    if (settings.language === 'de' || settings.language === 'en') root.lang = settings.language;
    else if ((navigator.languages || [])[0]?.startsWith('de')) root.lang = 'de';
  } catch {
    // Nothing kept, or storage is off: the system's theme and English stand.
  }
})();

const TYPES = { json: 'application/json', ics: 'text/calendar' } as const;

/** Offers a text as a file to keep; the day tells files apart. */
export function keepFile(name: string, text: string, kind: keyof typeof TYPES): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: `${TYPES[kind]};charset=utf-8` }));
  link.download = `${name}-${new Date().toISOString().slice(0, 10)}.${kind}`;
  link.click();
  // The browser has begun to read it by the next task; until then it must stay.
  setTimeout(() => URL.revokeObjectURL(link.href));
}

/** Offers a text as a file to keep (CLU-8). */
export function saveFile(name: string, text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }));
  link.download = name;
  link.click();
  // The browser has begun to read it by the next task; until then it must stay.
  setTimeout(() => URL.revokeObjectURL(link.href));
}

/** What a saved game is called: the day tells them apart. */
export function fileName(): string {
  return `clue-${new Date().toISOString().slice(0, 10)}.txt`;
}

/** Lets a person choose a text file; nothing when they choose none. */
export function chooseFile(): Promise<string | undefined> {
  return new Promise((resolve) => {
    const input = document.createElement('input');
    input.type = 'file';
    input.accept = '.txt,text/plain';
    input.addEventListener('cancel', () => resolve(undefined));
    input.addEventListener('change', () => {
      const file = input.files?.[0];
      if (!file) resolve(undefined);
      else
        file.text().then(resolve, () => {
          resolve('');
        });
    });
    input.click();
  });
}

import { cursor, format, seed } from '@games/rng';

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const WIDTH = 76;

/** A text that a glance cannot read, with what tells whether it was changed. */
export interface Sealed {
  /** 32 hexadecimal digits of the text's SHA-256. */
  readonly checksum: string;
  /** The text, each byte shifted by a stream that the checksum seeds, in base 64: lines of at most 76 characters. */
  readonly lines: readonly string[];
}

/**
 * Seals a text of ASCII characters against a glance. It is no encryption: who writes a program can open it, just as they
 * could look at the cards of a game on their own computer.
 */
export function sealText(text: string): Sealed {
  const checksum = checksumOf(text);
  const bytes = shift(
    Array.from(text, (character) => character.charCodeAt(0)),
    checksum,
  );
  const digits = toBase64(bytes);
  const lines = Array.from({ length: Math.ceil(digits.length / WIDTH) }, (_, i) =>
    digits.slice(i * WIDTH, (i + 1) * WIDTH),
  );
  return { checksum, lines };
}

/** Opens what `sealText` sealed; `undefined` when it was changed. Anything may be given. */
export function openSeal({ checksum, lines }: Sealed): string | undefined {
  const bytes = shift(fromBase64(lines.join('')), checksum);
  // In pieces: a call takes only so many arguments.
  let text = '';
  for (let i = 0; i < bytes.length; i += 4096) text += String.fromCharCode(...bytes.slice(i, i + 4096));
  return checksumOf(text) === checksum ? text : undefined;
}

function checksumOf(text: string): string {
  return format(seed(text)).split(':')[1] ?? '';
}

/** The exclusive or with a stream: doing it twice undoes it. */
function shift(bytes: readonly number[], checksum: string): number[] {
  const stream = cursor(seed(`clue-save ${checksum}`));
  return bytes.map((byte) => byte ^ (stream.nextUint32() & 0xff));
}

function toBase64(bytes: readonly number[]): string {
  let digits = '';
  for (let i = 0; i < bytes.length; i += 3) {
    const [a = 0, b, c] = bytes.slice(i, i + 3);
    const word = (a << 16) | ((b ?? 0) << 8) | (c ?? 0);
    const four = [18, 12, 6, 0].map((bits) => DIGITS[(word >> bits) & 63] ?? '');
    digits += four.slice(0, c === undefined ? (b === undefined ? 2 : 3) : 4).join('');
  }
  return digits;
}

function fromBase64(digits: string): number[] {
  const bytes: number[] = [];
  let word = 0;
  let bits = 0;
  for (const digit of digits) {
    const value = DIGITS.indexOf(digit);
    if (value < 0) continue;
    word = ((word << 6) | value) & 0xffffff;
    bits += 6;
    if (bits < 8) continue;
    bits -= 8;
    bytes.push((word >> bits) & 0xff);
  }
  return bytes;
}

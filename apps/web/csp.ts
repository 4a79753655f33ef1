const directives: Readonly<Record<string, string>> = {
  'default-src': "'none'",
  'script-src': "'self'",
  'style-src': "'self'",
  'img-src': "'self' data:",
  'font-src': "'self'",
  'connect-src': "'self'",
  'manifest-src': "'self'",
  'worker-src': "'self'",
  'base-uri': "'none'",
  'form-action': "'none'",
};

const join = (table: Readonly<Record<string, string>>): string =>
  Object.entries(table)
    .map(([name, sources]) => `${name} ${sources}`)
    .join('; ');

/** The policy for a `meta` element: it travels with the page to any static host. */
export const metaPolicy: string = join(directives);

/** What a host should send besides. `frame-ancestors` is read from a header only. */
export const headers: Readonly<Record<string, string>> = {
  'Content-Security-Policy': join({ ...directives, 'frame-ancestors': "'none'" }),
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
};

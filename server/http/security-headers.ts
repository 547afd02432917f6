/** Where browsers send their reports (report-pages.ts). */
export const reportPaths = { policy: '/_reports/policy', script: '/_reports/script' } as const;

/** What a page may load: only ourselves, plus the Supabase project when the school uses one. */
interface PolicyOptions {
  scriptHashes: string[];
  styleHashes: string[];
  supabaseUrl: string | null;
}

export function contentSecurityPolicy({ scriptHashes, styleHashes, supabaseUrl }: PolicyOptions): string {
  const connect = ["'self'"];
  if (supabaseUrl) connect.push(supabaseUrl, supabaseUrl.replace(/^http/, 'ws'));
  return [
    "default-src 'none'",
    // Inline code of the pages (theme before the first paint, prefetch rules, style sheet) is allowed by its hash.
    ["script-src 'self'", ...scriptHashes.map((hash) => `'${hash}'`)].join(' '),
    ["style-src 'self'", ...styleHashes.map((hash) => `'${hash}'`)].join(' '),
    // Style attributes in prerendered pages; they cannot run code.
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src ${connect.join(' ')}`,
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    // All browsers know it and send at once. Beside `report-to` Chrome ignores it, and sends when it likes, over https.
    `report-uri ${reportPaths.policy}`,
  ].join('; ');
}

const fixed: Record<string, string> = {
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy':
    'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), ' +
    'microphone=(), midi=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
};

export type SecurityHeaders = (isHttps: boolean) => Record<string, string>;

export function securityHeaders(policy: string): SecurityHeaders {
  const plain = { ...fixed, 'Content-Security-Policy': policy };
  const encrypted = { ...plain, 'Strict-Transport-Security': 'max-age=31536000' };
  return (isHttps) => (isHttps ? encrypted : plain);
}

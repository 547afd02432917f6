import { isIP } from 'node:net';
import { z } from 'zod';

/**
 * Browsers tell what the policy refused and which of our scripts failed. Any client can send anything here, and a real report
 * may hold what a learner typed (in a query, a sample of a script, a message), so a line holds only what these patterns let
 * through: words of ours, files of ours, a path without query.
 */
export interface BrowserReport {
  message: 'Refused by the policy' | 'A script failed';
  /** The page, without query and fragment. */
  page?: string;
  /** The directive that refused, or the type of the error. */
  what: string;
  /** What the directive refused: a keyword, or the host of an address. */
  refused?: string;
  /** One of our files, with line and column. */
  at?: string;
}

const maxPath = 120;

function pathOf(address: string | undefined): string | undefined {
  if (address === undefined || !URL.canParse(address, 'http://page.invalid')) return undefined;
  const { pathname } = new URL(address, 'http://page.invalid');
  return pathname.length <= maxPath && /^\/[\w./-]*$/.test(pathname) ? pathname : undefined;
}

const originOf = (address: string | undefined) =>
  address !== undefined && URL.canParse(address) ? new URL(address).origin : null;

const directivePattern =
  /^((default|script|style|img|font|connect|manifest|media|object|frame|child|worker)-src(-elem|-attr)?|base-uri|form-action|frame-ancestors)\b/;

const keywords = /^(inline|eval|wasm-eval|data|blob|self|about)$/;

/** Of another address only the host, and of an IP address not even that; extensions count as one. */
function refusedThing(blocked: string | undefined): string | undefined {
  if (blocked === undefined || keywords.test(blocked)) return blocked;
  if (/^[a-z]+-extension\b/.test(blocked)) return 'an extension';
  if (!URL.canParse(blocked)) return undefined;
  const { protocol, hostname } = new URL(blocked);
  if (!/^(https?|wss?):$/.test(protocol))
    return /^(data|blob|about):$/.test(protocol) ? protocol.slice(0, -1) : undefined;
  return isIP(hostname.replace(/^\[|\]$/g, '')) === 0 && hostname.length <= 80 ? hostname : 'an IP address';
}

const text = z.string().optional().catch(undefined);
const count = z.number().int().nonnegative().optional().catch(undefined);

const violationSchema = z.object({
  'csp-report': z.object({
    'document-uri': text,
    'effective-directive': z.string(),
    'blocked-uri': text,
    'source-file': text,
    'line-number': count,
    'column-number': count,
  }),
});

function violation(value: unknown): BrowserReport | null {
  const report = violationSchema.safeParse(value).data?.['csp-report'];
  const directive = directivePattern.exec(report?.['effective-directive'] ?? '')?.[0];
  if (!report || !directive) return null;
  const {
    'document-uri': page,
    'source-file': source,
    'line-number': line = 0,
    'column-number': column = 0,
  } = report;
  const isOurs = originOf(source) !== null && originOf(source) === originOf(page);
  const file = isOurs ? pathOf(source) : undefined;
  return {
    message: 'Refused by the policy',
    page: pathOf(page),
    what: directive,
    refused: refusedThing(report['blocked-uri']),
    at: file && `${file}:${line}:${column}`,
  };
}

const failureSchema = z.object({
  type: z
    .string()
    .regex(/^([A-Z][A-Za-z]{0,40})?Error$/)
    .catch('Error'),
  at: z.string().regex(/^\/assets\/[\w.-]{1,80}\.js:\d{1,7}:\d{1,7}$/),
  page: text,
});

function failure(value: unknown): BrowserReport | null {
  const { data, success } = failureSchema.safeParse(value);
  if (!success) return null;
  return { message: 'A script failed', page: pathOf(data.page), what: data.type, at: data.at };
}

/** The report in a body, or null if it is none. */
export function readReport(kind: 'policy' | 'script', body: string): BrowserReport | null {
  let parsed: unknown;
  try {
    parsed = JSON.parse(body);
  } catch {
    return null;
  }
  return kind === 'policy' ? violation(parsed) : failure(parsed);
}

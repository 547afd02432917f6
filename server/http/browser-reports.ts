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

/** Both spellings: `report-uri` sends the first, `report-to` the second. */
const violationSchema = z.union([
  z
    .object({
      'document-uri': text,
      'effective-directive': text,
      'violated-directive': text,
      'blocked-uri': text,
      'source-file': text,
      'line-number': count,
      'column-number': count,
    })
    .transform((v) => ({
      page: v['document-uri'],
      directive: v['effective-directive'] ?? v['violated-directive'],
      blocked: v['blocked-uri'],
      source: v['source-file'],
      line: v['line-number'],
      column: v['column-number'],
    }))
    .refine(({ directive }) => directive !== undefined),
  z
    .object({
      documentURL: text,
      effectiveDirective: z.string(),
      blockedURL: text,
      sourceFile: text,
      lineNumber: count,
      columnNumber: count,
    })
    .transform((v) => ({
      page: v.documentURL,
      directive: v.effectiveDirective as string | undefined,
      blocked: v.blockedURL,
      source: v.sourceFile,
      line: v.lineNumber,
      column: v.columnNumber,
    })),
]);

function violation(value: unknown): BrowserReport | null {
  const { data, success } = violationSchema.safeParse(value);
  if (!success) return null;
  const directive = directivePattern.exec(data.directive ?? '')?.[0];
  if (!directive) return null;
  const isOurs = originOf(data.source) !== null && originOf(data.source) === originOf(data.page);
  const file = isOurs ? pathOf(data.source) : undefined;
  return {
    message: 'Refused by the policy',
    page: pathOf(data.page),
    what: directive,
    refused: refusedThing(data.blocked),
    at: file && `${file}:${data.line ?? 0}:${data.column ?? 0}`,
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

/** `report-to` sends several at once. */
const maxPerBody = 10;

const asList = (value: unknown): unknown[] => {
  if (Array.isArray(value))
    return value.slice(0, maxPerBody).map((entry) => (entry as { body?: unknown } | null)?.body);
  return [(value as { 'csp-report'?: unknown } | null)?.['csp-report']];
};

/** The reports in a body; none in one that is not a report. */
export function readReports(kind: 'policy' | 'script', body: string): BrowserReport[] {
  let parsed: unknown;
  try {
    parsed = JSON.parse(body);
  } catch {
    return [];
  }
  const reports = kind === 'policy' ? asList(parsed).map(violation) : [failure(parsed)];
  return reports.filter((report) => report !== null);
}

import { isAmount, type ContextBefore } from './context.ts';
import { certainty, type Candidate } from './finding.ts';
import { identityRules, type IdentityRule } from './identity-rules.ts';

/** Not part of a longer word or number, nor one end of a range, a date or a decimal. */
const standalone = (shape: string) => `(?<![\\p{L}\\d_]|\\d[.,/-])(?:${shape})(?![\\p{L}\\d_]|[.,/-]\\d)`;

const rules = identityRules.map((rule) => ({
  rule,
  pattern: new RegExp(standalone(rule.shape), rule.ignoresCase ? 'giu' : 'gu'),
}));

/** Capitals and digits, without the country code of a VAT number. */
function compactOf(value: string) {
  const compact = value.replace(/[ .\-/]/g, '').toUpperCase();
  return compact.length === 11 ? compact.replace(/^ES/, '') : compact;
}

/** How sure we are of a number with the shape of a rule; undefined if it is not one. */
function judge(rule: IdentityRule, text: string, start: number, end: number, contextBefore: ContextBefore) {
  // Most numbers fail here, before the costlier look at the words around them.
  if (rule.check && !rule.check(compactOf(text.slice(start, end)))) return undefined;
  const context = contextBefore(start);
  if (rule.after && context !== rule.after) return undefined;
  if (rule.isWeak && (context === 'otro' || context === 'telefono' || isAmount(text, start, end)))
    return undefined;
  return rule.certainty + (context === rule.kind ? certainty.grouping : 0);
}

/** Identity cards and tax numbers of eight countries. */
export function findIdentityNumbers(text: string, contextBefore: ContextBefore): Candidate[] {
  return rules.flatMap(({ pattern, rule }) =>
    [...text.matchAll(pattern)].flatMap(({ 0: value, index: start }) => {
      const end = start + value.length;
      const sure = judge(rule, text, start, end, contextBefore);
      return sure === undefined ? [] : [{ kind: rule.kind, start, end, certainty: sure }];
    }),
  );
}

import { isAmount, type ContextBefore } from './context.ts';
import { certainty, type Candidate } from './finding.ts';
import { identityRules, type IdentityRule } from './identity-rules.ts';

/** Neither part of a longer word or number, nor one end of a range, a date, a decimal. */
const whole = (shape: string) => `(?<![\\p{L}\\d_]|\\d[.,/-])(?:${shape})(?![\\p{L}\\d_]|[.,/-]\\d)`;

const rules = identityRules.map((rule) => ({
  rule,
  pattern: new RegExp(whole(rule.shape), rule.ignoresCase ? 'giu' : 'gu'),
}));

/** Capitals and digits, without the country that a VAT number begins with. */
function compactOf(value: string) {
  const compact = value.replace(/[ .\-/]/g, '').toUpperCase();
  return compact.length === 11 ? compact.replace(/^ES/, '') : compact;
}

/** How sure a number is that has the shape of a rule; undefined where it is none. */
function judge(rule: IdentityRule, text: string, start: number, end: number, contextBefore: ContextBefore) {
  // Most numbers end here, before anybody looks at the words around them.
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

import type { Account } from './learners.ts';
import { seededEmail, seededId } from './learners.ts';
import type { Load } from './load.ts';

type Shape = Pick<Load, 'clients' | 'pauseMs'>;

const asBrowsersAsk = { 'accept-encoding': 'gzip, deflate, br' };
const upTo = (count: number) => 1 + Math.floor(Math.random() * count);

export type LoadName = 'page' | 'asset' | 'progress read' | 'completion' | 'sign-in';

/** Learners' requests, each as a different learner in the table. */
export function createLoads(account: Account, learners: number, assetPath: string) {
  const tokens = new Map<number, string>();
  const asLearner = (number: number) => {
    const token = tokens.get(number) ?? account.tokenOf(seededId(number));
    tokens.set(number, token);
    return { ...asBrowsersAsk, apikey: account.apikey, authorization: `Bearer ${token}` };
  };
  const json = { 'content-type': 'application/json' };

  const calls: Record<LoadName, Load['next']> = {
    page: () => ({ method: 'GET', path: '/', headers: asBrowsersAsk }),
    asset: () => ({ method: 'GET', path: assetPath, headers: asBrowsersAsk }),
    'progress read': () => {
      const number = upTo(learners);
      const query = `select=*&user_id=eq.${seededId(number)}&order=module_number.asc`;
      return { method: 'GET', path: `/rest/v1/module_progress?${query}`, headers: asLearner(number) };
    },
    completion: () => ({
      method: 'POST',
      path: '/rest/v1/rpc/complete_module',
      headers: { ...asLearner(upTo(learners)), ...json },
      body: JSON.stringify({ module_num: upTo(6) }),
    }),
    'sign-in': () => ({
      method: 'POST',
      path: '/auth/v1/token?grant_type=password',
      headers: { ...asBrowsersAsk, ...json, apikey: account.apikey },
      body: JSON.stringify({ email: seededEmail(upTo(learners)), password: account.password }),
    }),
  };
  return (name: LoadName, shape: Shape): Load => ({ name, ...shape, next: calls[name] });
}

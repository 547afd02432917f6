import type { UIMatch } from 'react-router';
import type { SiteRoute } from '#app/site-routes.ts';

/** Whether the page is behind sign-in; every route carries its entry of the list of addresses. */
export const isForLearners = (matches: UIMatch[]) =>
  matches.some(({ handle }) => (handle as SiteRoute | undefined)?.access === 'learner');

import { practica, reto, retos, site, type Challenge } from '#content.ts';
import { entryTitle, type KindDocuments } from '#documents/page.ts';
import { ChallengeDocument } from './challenge-document.tsx';
import { ChallengeListDocument } from './challenge-list-document.tsx';

const challenges = import.meta.glob<Challenge>('../../../content/practice/retos/*.yaml', {
  import: 'default',
});

export const loadChallenge = async (slug: string) =>
  challenges[`../../../content/practice/retos/${slug}.yaml`]?.();

export const documents: KindDocuments = {
  page: { meta: retos.meta, body: <ChallengeListDocument /> },
  async entry(slug) {
    const challenge = await loadChallenge(slug);
    return (
      challenge && {
        meta: {
          title: entryTitle(challenge.title, practica.kinds.retos),
          description: challenge.question,
        },
        body: <ChallengeDocument challenge={challenge} />,
      }
    );
  },
  missing: {
    ...reto.notFound,
    tab: `${reto.notFound.title} | ${site.name}`,
    back: reto.back,
  },
};

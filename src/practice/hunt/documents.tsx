import { practica, site, type Hunt } from '#content.ts';
import { DrawnIsland } from '#documents/island.tsx';
import { entryTitle, type KindDocuments } from '#documents/page.ts';
import { HuntDocument } from './hunt-document.tsx';
import { HuntList } from './hunt-list.tsx';

const hunts = import.meta.glob<Hunt>('../../../content/practice/errores/*.yaml', { import: 'default' });

export const loadHunt = async (slug: string) => hunts[`../../../content/practice/errores/${slug}.yaml`]?.();

export const documents: KindDocuments = {
  page: {
    meta: practica.errores.meta,
    body: <DrawnIsland name="errores" props={{}} component={HuntList} />,
  },
  async entry(slug) {
    const hunt = await loadHunt(slug);
    return (
      hunt && {
        meta: { title: entryTitle(hunt.title, practica.kinds.errores), description: hunt.situation },
        body: <HuntDocument hunt={hunt} />,
      }
    );
  },
  missing: {
    ...practica.case.notFound,
    tab: `${practica.case.notFound.title} | ${site.name}`,
    back: practica.case.back,
  },
};

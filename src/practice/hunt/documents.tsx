import { practica, site } from '#content.ts';
import { DrawnIsland } from '#documents/island.tsx';
import { entryTitle, type KindDocuments } from '#documents/page.ts';
import { HuntDocument } from './hunt-document.tsx';
import { HuntList } from './hunt-list.tsx';
import { findHunt } from './hunts.ts';

export const documents: KindDocuments = {
  page: {
    meta: practica.errores.meta,
    body: <DrawnIsland name="errores" props={{}} component={HuntList} />,
  },
  async entry(slug) {
    const hunt = findHunt(slug);
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

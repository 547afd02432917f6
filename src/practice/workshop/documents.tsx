import { taller } from '#content.ts';
import { DrawnIsland } from '#documents/island.tsx';
import type { KindDocuments } from '#documents/page.ts';
import { WorkshopPage } from './workshop-page.tsx';

export const documents: KindDocuments = {
  page: { meta: taller.meta, body: <DrawnIsland name="taller" props={{}} component={WorkshopPage} /> },
};

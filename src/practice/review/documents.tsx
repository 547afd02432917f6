import { repaso } from '#content.ts';
import { DrawnIsland } from '#documents/island.tsx';
import type { KindDocuments } from '#documents/page.ts';
import { ReviewPage } from './review-page.tsx';

export const documents: KindDocuments = {
  page: { meta: repaso.meta, body: <DrawnIsland name="repaso" props={{}} component={ReviewPage} /> },
};

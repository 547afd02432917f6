import { fill } from '#common/fill.ts';
import { site, tradeCopy, type Trade } from '#content.ts';
import type { KindDocuments } from '#documents/page.ts';
import { TradeDocument } from './trade-document.tsx';
import { TradeListDocument } from './trade-list-document.tsx';

const trades = import.meta.glob<Trade>('../../../content/practice/oficios/*.yaml', { import: 'default' });

export const loadTrade = async (slug: string) => trades[`../../../content/practice/oficios/${slug}.yaml`]?.();

export const documents: KindDocuments = {
  page: { meta: tradeCopy.meta, body: <TradeListDocument /> },
  async entry(slug) {
    const trade = await loadTrade(slug);
    return (
      trade && {
        meta: { title: fill(tradeCopy.trade.title, { oficio: trade.title }), description: trade.lead },
        body: <TradeDocument trade={trade} />,
      }
    );
  },
  missing: {
    ...tradeCopy.missing,
    tab: `${tradeCopy.missing.title} | ${site.name}`,
    back: tradeCopy.trade.back,
  },
};

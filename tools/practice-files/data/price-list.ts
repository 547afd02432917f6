import type { Company } from '#tools/content/rules/company-schema.ts';

/** Prices of 2025 in cents; those that a case of «Caza del error» tells are the same there. */
const lastYear: Record<string, number> = {
  'AP-1019': 790,
  'AP-1025': 920,
  'AP-1050': 1340,
  'TX-0800': 440,
  'BH-0600': 185,
  'BH-0800': 230,
  'BH-1000': 300,
  'CR-0090': 5950,
  'MU-0016': 1080,
  'FX-0005': 540,
  'DC-0115': 2190,
  'SI-0280': 335,
  'CE-0012': 5590,
  'CN-0040': 710,
  'GN-0009': 260,
  'CS-0001': 850,
};

export interface PriceSheet {
  name: string;
  validity: string;
  /** In cents, by code. */
  prices: Map<string, number>;
}

/** The three sheets of lista-de-precios.xlsx, in their order: the one that counts is neither first nor last. */
export function priceSheets({ principal: { catalogo } }: Company) {
  const current = new Map(catalogo.map(({ codigo, precio }) => [codigo, Math.round(precio * 100)]));
  const lastYears = new Map(
    catalogo.map(({ codigo }) => {
      const price = lastYear[codigo];
      if (price === undefined) throw new Error(`${codigo} has no price of 2025`);
      return [codigo, price];
    }),
  );
  // A draft rises by about four per cent, to the next five cents.
  const draft = new Map([...current].map(([code, price]) => [code, Math.ceil((price * 1.04) / 5) * 5]));
  return {
    lastYear: {
      name: 'Lista 2025',
      validity: 'Del 1 de enero al 31 de diciembre de 2025',
      prices: lastYears,
    },
    current: { name: 'Lista 2026', validity: 'Desde el 1 de enero de 2026', prices: current },
    draft: { name: 'Propuesta 2027', validity: 'Borrador, sin aprobar', prices: draft },
  } satisfies Record<string, PriceSheet>;
}

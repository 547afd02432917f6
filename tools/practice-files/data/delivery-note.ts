/** The note that a hotel signed: what was ordered, what left the warehouse, what arrived in order. */
export interface NoteLine {
  codigo: string;
  ordered: number;
  sent: number;
  accepted: number;
}

export const deliveryNote = {
  number: 'NE-518',
  client: 'Hotel Ría Mansa',
  ordered: '2026-10-26',
  issued: '2026-10-28',
  /** Written by hand when the goods arrived. */
  received: '2026-10-31',
  lines: [
    { codigo: 'CE-0012', ordered: 13, sent: 13, accepted: 13 },
    { codigo: 'CN-0040', ordered: 30, sent: 30, accepted: 30 },
    { codigo: 'CS-0001', ordered: 12, sent: 12, accepted: 10 },
    { codigo: 'GN-0009', ordered: 80, sent: 80, accepted: 80 },
    { codigo: 'MU-0016', ordered: 12, sent: 12, accepted: 12 },
    { codigo: 'TX-0800', ordered: 20, sent: 20, accepted: 17 },
  ] satisfies NoteLine[],
  remarks: ['2 cascos con el ajuste roto, se devuelven con el chofer.', 'Faltan 3 cajas de tacos TX-0800.'],
} as const;

/** What the hotel writes weeks later: padlocks that it did not use, and the boxes that never came. */
export const laterClaim = { day: '2026-11-18', returned: 'CN-0040', missing: 'TX-0800' } as const;

import type { Company } from '#tools/content/rules/company-schema.ts';
import { companion, lastNoticeDay } from './administracion.ts';
import { hotelClaim, lastReturnDay } from './atencion.ts';
import type { Values } from './computed.ts';
import { bestRoute, excessDiscount } from './direccion.ts';
import { firstReminder, overdueSales } from './finanzas.ts';
import { cheapestOffer, deliveryInvoice } from './operaciones.ts';
import { augustSales, bestCustomer } from './ventas.ts';

/** Every figure, day and name that a challenge tells, by the name of its file. All of them come from the data. */
export const challengeValues: Record<string, (company: Company) => Values> = {
  'ventas-de-agosto': augustSales,
  'el-cliente-que-mas-compro': bestCustomer,
  'hasta-cuando-se-devuelve': lastReturnDay,
  'lo-que-pide-el-hotel': hotelClaim,
  'ultimo-dia-para-avisar': lastNoticeDay,
  'quien-acompana-la-induccion': companion,
  'cartera-vencida': overdueSales,
  'primer-recordatorio': firstReminder,
  'tres-cotizaciones': cheapestOffer,
  'factura-de-la-entrega': deliveryInvoice,
  'la-ruta-que-vendio-mas': bestRoute,
  'descuentos-fuera-de-tabla': excessDiscount,
};

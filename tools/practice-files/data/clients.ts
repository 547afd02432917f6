/** Customers on credit in the area of Manta. Names stand in content/company.yaml too, where texts are checked. */
interface Client {
  name: string;
  route: string;
  /** How often they order, and for how many dollars a line. */
  weight: number;
  least: number;
  most: number;
}

const often = { weight: 13, least: 60, most: 520 };
const seldom = { weight: 3, least: 40, most: 420 };

export const clients: readonly Client[] = [
  { name: 'Ferretería Dos Ceibos', route: 'Ruta 1', ...often },
  { name: 'Hotel Talvía', route: 'Ruta 1', ...seldom },
  { name: 'Ferretería La Plomada', route: 'Ruta 1', ...seldom },
  { name: 'Conservera Marolí', route: 'Ruta 2', ...often },
  { name: 'Ferretería Almeyra', route: 'Ruta 2', ...seldom },
  { name: 'Obras Relimar', route: 'Ruta 2', ...seldom },
  { name: 'Constructora Zumaque', route: 'Ruta 3', ...often },
  { name: 'Constructora Pilanova', route: 'Ruta 3', ...seldom },
  { name: 'Hotel Punta Cormela', route: 'Ruta 3', ...seldom },
  { name: 'Astilleros Vendaval', route: 'Ruta 4', ...often },
  // Orders every few days, and little: the most invoices are not the most money.
  { name: 'Ferretería Pinzón Hermanos', route: 'Ruta 4', weight: 20, least: 15, most: 110 },
  { name: 'Ferretería Quimbalá', route: 'Ruta 4', ...seldom },
];

import { z } from 'zod';
import { text } from '#tools/content/pages/field-schemas.ts';

const count = z.int('Debe ser un número entero').min(0);
const amount = z.number('Debe ser un número, con punto para los decimales').min(0);

const phrase = z
  .string()
  .refine(
    (value) => value.split('{n}').length === 2,
    'Escribe {n} una vez, en el lugar del número: {n} vendedores internos',
  );

const figure = z.strictObject({
  id: z.string().regex(/^[a-z0-9-]+$/, 'Solo minúsculas sin tilde, números y guiones'),
  valor: z.union([amount, z.array(amount).min(1)], 'Debe ser un número o una lista de números: [3, 6, 9]'),
  frases: z.array(phrase),
});

const person = z.strictObject({ nombre: text, cargo: text, nota: text.optional() });

const identity = {
  nombre: text,
  actividad: text,
  ciudad: text,
  pais: text,
  moneda: text,
  personas: z.array(person).min(1),
  cifras: z.array(figure).min(1),
};

const mainCompany = z
  .strictObject({
    ...identity,
    trato: text,
    vocabulario: z.array(text),
    diferencia: text,
    lineas: z.array(text),
    oficinas: z.array(z.strictObject({ ciudad: text, funcion: text, horario: text })).min(1),
    areas: z.array(z.strictObject({ area: text, personas: count })).min(1),
    clientes: z.array(z.strictObject({ tipo: text, cantidad: count, piden: text })).min(1),
    clientes_de_ejemplo: z.array(text),
    proveedores_de_ejemplo: z.array(text),
    catalogo: z
      .array(
        z.strictObject({
          codigo: z.string().regex(/^[A-Z]{2}-\d{4}$/, 'Dos mayúsculas, guion y cuatro cifras: AP-1025'),
          producto: text,
          medida: text,
          unidad: text,
          precio: amount,
        }),
      )
      .min(1),
    equivalencias: z.array(z.strictObject({ popular: text, catalogo: text })),
    descuentos: z.array(z.strictObject({ desde: amount, porcentaje: amount })).min(1),
    documentos: z
      .array(z.strictObject({ archivo: z.string().regex(/^[a-z0-9-]+\.[a-z]+$/), contenido: text }))
      .min(1),
  })
  .superRefine((company, { addIssue }) => {
    const wrong = (path: PropertyKey[], message: string) => addIssue({ code: 'custom', path, message });
    const value = (id: string) => company.cifras.find((one) => one.id === id)?.valor;
    const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);

    const staff = sum(company.areas.map(({ personas }) => personas));
    if (staff !== value('empleados'))
      wrong(['areas'], `Las áreas suman ${staff}, y empleados dice otra cosa`);
    const customers = sum(company.clientes.map(({ cantidad }) => cantidad));
    if (customers !== value('clientes-activos'))
      wrong(['clientes'], `Los tipos suman ${customers}, y clientes-activos dice otra cosa`);

    const codes = company.catalogo.map(({ codigo }) => codigo);
    if (new Set(codes).size !== codes.length) wrong(['catalogo'], 'Hay un código repetido');
    const products = company.catalogo.map(({ producto }) => producto);
    company.equivalencias.forEach(({ catalogo }, index) => {
      if (!products.includes(catalogo))
        wrong(['equivalencias', index], `«${catalogo}» no es un producto del catálogo`);
    });
    company.descuentos.forEach(({ desde, porcentaje }, index, tiers) => {
      const before = tiers[index - 1];
      if (before && (desde <= before.desde || porcentaje <= before.porcentaje))
        wrong(['descuentos', index], 'Los tramos van de menor a mayor');
    });
    const rates = company.descuentos.map(({ porcentaje }) => porcentaje).filter((rate) => rate > 0);
    if (String(rates) !== String(value('descuentos')))
      wrong(
        ['descuentos'],
        `Los porcentajes son ${rates.join(', ')}, y la cifra «descuentos» dice otra cosa`,
      );
  });

export const company = z.strictObject({
  principal: mainCompany,
  contraste: z.array(z.strictObject(identity)).length(2, 'Son dos: una de servicios y una exportadora'),
  // A shorter text would excuse the same mistake elsewhere.
  a_proposito: z.array(
    z.strictObject({
      texto: text.refine((value) => value.split(/\s+/).length >= 4, 'Copia más palabras: cuatro o más'),
      motivo: text,
    }),
  ),
});

export type Company = z.output<typeof company>;
export type Figure = z.output<typeof figure>;

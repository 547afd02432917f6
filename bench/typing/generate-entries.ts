const subjects = ['Plan', 'Análisis', 'Guion', 'Informe', 'Campaña', 'Estrategia', 'Correo', 'Presupuesto'];
const topics = ['ventas', 'marketing', 'contratación', 'atención al cliente', 'producto', 'precios', 'redes'];
const sectors = ['clínicas', 'exportadoras', 'despachos', 'talleres', 'academias', 'hoteles', 'tiendas'];
const tags = ['ventas', 'datos', 'correo', 'excel', 'ideas', 'reuniones', 'clientes', 'contenido'];

const pick = <T>(list: T[], index: number): T => list[index % list.length] as T;

/** Cards of the size and shape of real ones; the same for every run. */
export function generateEntries(count: number, categories: string[]) {
  return Array.from({ length: count }, (_, index) => {
    const subject = pick(subjects, index);
    const topic = pick(topics, Math.floor(index / 3));
    const sector = pick(sectors, Math.floor(index / 7));
    return {
      slug: `ficha-${index}`,
      title: `${subject} de ${topic} para ${sector} ${index + 1}`,
      description: `Prepara ${subject.toLowerCase()} de ${topic} con los datos que ya tienes. Separa hechos de suposiciones, propone tres opciones para ${sector} y termina con una lista de tareas para esta semana.`,
      category: pick(categories, index),
      tags: [0, 1, 2, 3, 4].map((offset) => pick(tags, index + offset)),
    };
  });
}

import PDFDocument from 'pdfkit';
import { shortDate } from '#tools/practice-files/data/calendar.ts';
import { goodsOf, unitsOf, type Quotation } from '#tools/practice-files/data/quotations.ts';

const decimal = (cents: number) => (cents / 100).toFixed(2).replace('.', ',');
const columns = [
  { title: 'Código', x: 56, width: 60 },
  { title: 'Descripción', x: 120, width: 170 },
  { title: 'Unidad', x: 294, width: 84 },
  { title: 'Cantidad', x: 380, width: 50 },
  { title: 'Precio', x: 434, width: 46 },
  { title: 'Importe', x: 484, width: 56 },
];
const rightFrom = 3;

/** One page with text that can be selected, as a supplier's program makes it. */
export async function quotationPdf(quotation: Quotation): Promise<Uint8Array> {
  const { supplier, number, date, validUntil, lines, conditions } = quotation;
  const pdf = new PDFDocument({
    size: 'A4',
    margin: 56,
    // Compressed bytes depend on the version of Node; a page of text is small without.
    compress: false,
    info: { Title: `Cotización ${number}`, Author: supplier, CreationDate: new Date(`${date}T15:00:00Z`) },
  });
  const done = bytesOf(pdf);
  const write = (text: string, x: number, y: number, size = 10, font = 'Helvetica') =>
    pdf.font(font).fontSize(size).fillColor('#1a1a1a').text(text, x, y);

  write(supplier, 56, 56, 18, 'Helvetica-Bold');
  write('Empresa inventada para practicar', 56, 80, 9);
  write(`Cotización n.º ${number}`, 56, 116, 13, 'Helvetica-Bold');
  write(`Fecha: ${shortDate(date)}`, 56, 138);
  write(`Válida hasta: ${shortDate(validUntil)}`, 56, 154);
  write('Para: Tornamar, Compras. Guayaquil', 56, 170);

  const row = (cells: string[], y: number, font?: string) =>
    columns.forEach(({ x, width }, index) => {
      const align = index >= rightFrom ? ('right' as const) : ('left' as const);
      pdf
        .font(font ?? 'Helvetica')
        .fontSize(9.5)
        .text(cells[index] ?? '', x, y, { width, align });
    });
  row(
    columns.map(({ title }) => title),
    206,
    'Helvetica-Bold',
  );
  pdf.moveTo(56, 222).lineTo(540, 222).lineWidth(0.8).stroke('#555555');
  lines.forEach((line, index) => {
    const { codigo, descripcion, unidad, precio } = line;
    const units = unitsOf(line);
    row(
      [codigo, descripcion, unidad, String(units), decimal(precio), decimal(units * precio)],
      232 + index * 20,
    );
  });
  const bottom = 232 + lines.length * 20;
  pdf
    .moveTo(56, bottom + 2)
    .lineTo(540, bottom + 2)
    .stroke('#555555');
  row(['', '', '', '', 'Total', decimal(goodsOf(quotation))], bottom + 10, 'Helvetica-Bold');

  write('Condiciones', 56, bottom + 52, 11, 'Helvetica-Bold');
  conditions.forEach((condition, index) => {
    write(`${index + 1}. ${condition}`, 56, bottom + 72 + index * 16, 9.5);
  });
  pdf.end();
  return done;
}

function bytesOf(pdf: PDFKit.PDFDocument): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  return new Promise((resolve, reject) => {
    pdf.on('data', (chunk: Uint8Array) => chunks.push(chunk));
    pdf.on('end', () => resolve(Buffer.concat(chunks)));
    pdf.on('error', reject);
  });
}

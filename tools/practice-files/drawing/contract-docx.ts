import { AlignmentType, Document, HeadingLevel, Packer, Paragraph } from 'docx';
import { clauses, contractTitle } from '#tools/practice-files/data/contract.ts';
import { packAgain } from './archive.ts';

/** A document with real headings, which programs and assistants can find their way by. */
export async function contractDocx(): Promise<Uint8Array> {
  const space = { after: 160, line: 300 };
  const document = new Document({
    title: contractTitle,
    creator: 'Tornamar',
    lastModifiedBy: 'Tornamar',
    styles: { default: { document: { run: { font: 'Calibri', size: 22 }, paragraph: {} } } },
    sections: [
      {
        children: [
          new Paragraph({
            text: contractTitle,
            heading: HeadingLevel.TITLE,
            alignment: AlignmentType.CENTER,
          }),
          new Paragraph({
            text: 'Documento inventado para practicar. No es un modelo legal.',
            spacing: space,
          }),
          ...clauses().flatMap(({ heading, paragraphs }) => [
            new Paragraph({
              text: heading,
              heading: HeadingLevel.HEADING_2,
              spacing: { before: 240, after: 80 },
            }),
            ...paragraphs.map((text) => new Paragraph({ text, spacing: space })),
          ]),
          new Paragraph({ text: 'Guayaquil, [FECHA DE FIRMA]', spacing: { before: 480 } }),
          new Paragraph({
            text: 'Por la Empresa: [FIRMA]          Por el Transportista: [FIRMA]',
            spacing: { before: 480 },
          }),
        ],
      },
    ],
  });
  return packAgain(await Packer.toBuffer(document));
}

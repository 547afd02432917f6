import type { Company } from '#tools/content/rules/company-schema.ts';
import { shortDate } from '#tools/practice-files/data/calendar.ts';
import { deliveryNote } from '#tools/practice-files/data/delivery-note.ts';

const ink = '#22252c';
const pen = '#1f3a93';
const line = '2px solid #8a8f9a';
const widths = [140, 376, 190, 120, 142, 152];

/** A printed form on white paper; what was filled in at the door is in blue. */
export function DeliveryNoteForm({ company }: { company: Company }) {
  const { number, client, ordered, issued, received, lines, remarks } = deliveryNote;
  const article = (code: string) => company.principal.catalogo.find(({ codigo }) => codigo === code);
  return (
    <div
      style={{
        display: 'flex',
        flexDirection: 'column',
        width: '100%',
        height: '100%',
        padding: 40,
        boxSizing: 'border-box',
        background: '#fffefa',
        color: ink,
        fontFamily: 'Figtree',
        fontSize: 26,
      }}
    >
      <div style={{ display: 'flex', justifyContent: 'space-between', alignItems: 'flex-end' }}>
        <div style={{ display: 'flex', flexDirection: 'column' }}>
          <div style={{ fontFamily: 'Bricolage Grotesque', fontSize: 52 }}>TORNAMAR</div>
          <div>Mayorista de ferretería. Bodega de Guayaquil</div>
        </div>
        <div style={{ display: 'flex', flexDirection: 'column', alignItems: 'flex-end' }}>
          <div style={{ fontFamily: 'Bricolage Grotesque', fontSize: 36 }}>NOTA DE ENTREGA</div>
          <div style={{ fontSize: 32 }}>{`N.º ${number}`}</div>
        </div>
      </div>
      <div style={{ display: 'flex', marginTop: 26, border: line, padding: '14px 18px' }}>
        <Field label="Cliente" value={client} grow={2} />
        <Field label="Fecha del pedido" value={shortDate(ordered)} />
        <Field label="Fecha de emisión" value={shortDate(issued)} />
      </div>
      <div
        style={{ display: 'flex', flexDirection: 'column', marginTop: 26, borderTop: line, borderLeft: line }}
      >
        <Row cells={['Código', 'Producto', 'Unidad', 'Pedido', 'Enviado', 'Conforme']} isHead />
        {lines.map(({ codigo, ordered: wanted, sent, accepted }) => (
          <Row
            key={codigo}
            cells={[
              codigo,
              named(article(codigo)),
              article(codigo)?.unidad ?? '',
              `${wanted}`,
              `${sent}`,
              `${accepted}`,
            ]}
          />
        ))}
      </div>
      <div
        style={{
          display: 'flex',
          flexDirection: 'column',
          marginTop: 26,
          border: line,
          padding: '14px 18px',
        }}
      >
        <div style={{ fontSize: 22 }}>Observaciones al recibir</div>
        {remarks.map((remark) => (
          <div key={remark} style={{ color: pen, fontSize: 30, marginTop: 8 }}>
            {remark}
          </div>
        ))}
      </div>
      <div style={{ display: 'flex', marginTop: 26, border: line, padding: '14px 18px' }}>
        <Field label="Recibido el" value={shortDate(received)} color={pen} />
        <Field label="Por el cliente" value="Recepción, firmado" color={pen} />
        <Field label="Entregó" value="Chofer, bodega" />
      </div>
      <div style={{ marginTop: 18, fontSize: 20 }}>
        Documento inventado para practicar. «Conforme» es lo que el cliente recibió en buen estado.
      </div>
    </div>
  );
}

const named = (article: Company['principal']['catalogo'][number] | undefined) =>
  article ? `${article.producto}, ${article.medida}` : '';

interface FieldProps {
  label: string;
  value: string;
  color?: string;
  grow?: number;
}

function Field({ label, value, color = ink, grow = 1 }: FieldProps) {
  return (
    <div style={{ display: 'flex', flexDirection: 'column', flexGrow: grow, flexBasis: 0 }}>
      <div style={{ fontSize: 22 }}>{label}</div>
      <div style={{ fontSize: 30, color }}>{value}</div>
    </div>
  );
}

function Row({ cells, isHead = false }: { cells: string[]; isHead?: boolean }) {
  return (
    <div style={{ display: 'flex', fontSize: 25, background: isHead ? '#eceef2' : 'transparent' }}>
      {cells.map((cell, index) => (
        <div
          key={index}
          style={{
            display: 'flex',
            width: widths[index],
            justifyContent: index > 2 ? 'flex-end' : 'flex-start',
            padding: '10px 12px',
            boxSizing: 'border-box',
            borderRight: line,
            borderBottom: line,
            // The last column was filled in when the goods arrived.
            color: index === 5 && !isHead ? pen : ink,
          }}
        >
          {cell}
        </div>
      ))}
    </div>
  );
}

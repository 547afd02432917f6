import type { Nodes } from 'mdast';
import { visit } from 'unist-util-visit';

interface Slip {
  line: number;
  message: string;
  hint: string;
}

const refused: Partial<Record<Nodes['type'], Omit<Slip, 'line'>>> = {
  html: {
    message: 'Hay HTML en el texto.',
    hint: 'Escribe solo Markdown. Si quieres mostrar <algo> tal cual, ponlo entre acentos graves: `<algo>`.',
  },
  image: {
    message: 'Hay una imagen, y las lecciones no llevan imágenes.',
    hint: 'Explícalo con texto, una tabla o un bloque.',
  },
  definition: {
    message: 'Hay un enlace por referencia.',
    hint: 'Escribe la dirección junto al texto: [texto](https://www.ejemplo.com).',
  },
  footnoteDefinition: {
    message: 'Hay una nota al pie.',
    hint: 'Pon la aclaración en el texto o en un bloque :::aviso{tipo="nota"}.',
  },
  thematicBreak: {
    message: 'Hay una línea de separación (---).',
    hint: 'Bórrala: los títulos ya separan las partes.',
  },
};

/** What plain text may not contain, wherever it stands. */
export function proseSlips(node: Nodes): Slip[] {
  const slips: Slip[] = [];
  visit(node, (inner) => {
    const line = inner.position?.start.line ?? 1;
    const rule = refused[inner.type];
    if (rule) slips.push({ line, ...rule });
    if (inner.type === 'containerDirective') {
      slips.push({
        line,
        message: `El bloque «${inner.name}» está dentro de una lista o de una cita.`,
        hint: 'Sácalo: los bloques empiezan al principio de la línea, con una línea en blanco antes y después.',
      });
    }
    if (inner.type === 'link' && !/^(https?:\/\/|mailto:|\/(?!\/)|#)/.test(inner.url)) {
      slips.push({
        line,
        message: `El enlace «${inner.url}» no es una dirección completa.`,
        hint: 'Escribe /cursos para una página del sitio, #ancla para un título de esta página o https://… para otra web.',
      });
    }
    if (inner.type === 'link' && /^https?:\/\/chatgpt\.com\/gpts\/?\?/.test(inner.url)) {
      slips.push({
        line,
        message:
          'El enlace lleva a una búsqueda en la tienda de GPTs, y nadie sabe qué encontrará allí el alumno.',
        hint: 'Enlaza un kit de la biblioteca (/gpts/…) o un chat con su primer mensaje (https://chatgpt.com/?q=…).',
      });
    }
    if (inner.type === 'text' && /\p{Emoji_Presentation}/u.test(inner.value)) {
      slips.push({ line, message: 'Hay un emoji.', hint: 'Bórralo: los textos no llevan emojis.' });
    }
  });
  return slips;
}

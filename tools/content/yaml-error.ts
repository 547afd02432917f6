import type { YAMLParseError } from 'yaml';

interface Told {
  message: string;
  hint: string;
}

const quotes: Told = {
  message: 'El texto confunde al lector de YAML: contiene dos puntos u otro signo especial.',
  hint: "Pon todo el texto entre comillas simples, así: title: 'Primero: lee esto'",
};

const indentation: Told = {
  message: 'La sangría no cuadra con la línea de arriba.',
  hint: 'Usa espacios (nunca tabuladores), los mismos que las líneas hermanas.',
};

const byCode: Partial<Record<YAMLParseError['code'], Told>> = {
  BLOCK_AS_IMPLICIT_KEY: quotes,
  MULTILINE_IMPLICIT_KEY: quotes,
  BAD_SCALAR_START: quotes,
  BLOCK_IN_FLOW: quotes,
  UNEXPECTED_TOKEN: quotes,
  BAD_ALIAS: quotes,
  BAD_INDENT: indentation,
  TAB_AS_INDENT: indentation,
  DUPLICATE_KEY: {
    message: 'El mismo campo está escrito dos veces.',
    hint: 'Deja una sola de las dos líneas.',
  },
  MISSING_CHAR: {
    message: 'Falta un signo de cierre o los dos puntos después del nombre del campo.',
    hint: "Revisa que cada comilla se cierre y que cada campo se escriba así: title: 'Texto'. Una comilla simple dentro del texto se escribe doble: ''.",
  },
};

/** The parser speaks English; an editor reads Spanish. */
export function yamlErrorInSpanish(error: YAMLParseError): Told {
  return (
    byCode[error.code] ?? {
      message: 'Esta línea no se entiende.',
      hint: `Compárala con otra del mismo archivo: nombre del campo, dos puntos, espacio y texto. (Detalle técnico: ${error.code}.)`,
    }
  );
}

/** A fact that every check accepts; tests spoil one line of it. */
export const fact = `- tema: Privacidad
  datos:
    - id: precio-plus
      dato: Precio de Plus
      curso: 20 dólares al mes
      hoy: 20 dólares al mes
      quien: OpenAI
      dice: '2026-10-01'
      mirado: '2026-11-16'
      via: oficial
      fuente: https://www.ejemplo.com/precios
`;

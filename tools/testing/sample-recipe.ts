/** A recipe that every check accepts; tests spoil one line of it. */
export const recipeFile = 'content/practice/oficios/ventas/uno.yaml';
export const words = (count: number) => 'palabra '.repeat(count).trim();

/** The prompt has 17 words besides its filler. */
export const recipe = `title: Una receta
minutos: 20
situacion: Te escriben un lunes. No sabes qué contestar.
prompt: |-
  ## Datos que debes usar

  - Cliente: [CLIENTE] (sin nombre)
  - Pedido: [PEDIDO] (qué incluye)
  - Trato: [TRATO] (tú o usted)

  ${words(120)}
empresa: Tornamar
persona: Marta Cevallos, asistente de cobranzas
datos:
  Trato: Usted
  Cliente: CLIENTE A
  Pedido: Dos carretillas
resultado: |-
  **Hola.**

  ${words(70)}
revisa:
  - Una.
  - Dos.
  - Tres.
no_pegues: El nombre del cliente.
`;

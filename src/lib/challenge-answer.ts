/** What a challenge asks for, as its file says it and the page compares it (compare-answer.ts). */
export type ChallengeAnswer =
  | { tipo: 'numero'; valor: number; tolerancia: number; unidad: string; ejemplo: string }
  | { tipo: 'fecha'; valor: string; ejemplo: string }
  | { tipo: 'nombre'; valor: string; tambien: string[]; ejemplo: string }
  | { tipo: 'opcion'; valor: string; opciones: { id: string; texto: string }[] };

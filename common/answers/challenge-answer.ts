/** What a challenge asks for, with the right answer. The key stands in the page: there is nobody to cheat but oneself. */
export type ChallengeAnswer =
  | {
      tipo: 'numero';
      valor: number;
      /** How far off still counts: cents, when sums were rounded on the way. */
      tolerancia: number;
      /** As people say it: dólares, unidades, %. */
      unidad: string;
      /** How an answer may look, for the empty field. */
      ejemplo: string;
    }
  | {
      tipo: 'fecha';
      /** yyyy-mm-dd */
      valor: string;
      ejemplo: string;
    }
  | {
      tipo: 'nombre';
      valor: string;
      /** Other accepted spellings. */
      tambien: string[];
      ejemplo: string;
    }
  | {
      tipo: 'opcion';
      /** The id of an option. */
      valor: string;
      opciones: { id: string; texto: string }[];
    };

/** A wrong answer that a known slip leads to, and the sentence that names the slip. */
export interface ChallengeTrap {
  valor: string | number;
  texto: string;
}

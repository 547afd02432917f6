/** What a challenge asks for, with the right answer. The page contains the key: learners could only cheat themselves. */
export type ChallengeAnswer =
  | {
      tipo: 'numero';
      valor: number;
      /** The largest difference that still counts as right: cents, if the learner rounded on the way. */
      tolerancia: number;
      /** In everyday words: dólares, unidades, %. */
      unidad: string;
      /** An example of an answer, for the empty field. */
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

/** A wrong answer that comes from a known slip, and the sentence that names the slip. */
export interface ChallengeTrap {
  valor: string | number;
  texto: string;
}

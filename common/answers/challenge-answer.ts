/** What a challenge asks for, with the right answer. The page contains the key: learners could only cheat themselves. */
export type ChallengeAnswer =
  | {
      kind: 'numero';
      value: number;
      /** The largest difference that still counts as right: cents, if the learner rounded on the way. */
      tolerance: number;
      /** In everyday words: dólares, unidades, %. */
      unit: string;
      /** An example of an answer, for the empty field. */
      example: string;
    }
  | {
      kind: 'fecha';
      /** yyyy-mm-dd */
      value: string;
      example: string;
    }
  | {
      kind: 'nombre';
      value: string;
      /** Other accepted spellings. */
      alternatives: string[];
      example: string;
    }
  | {
      kind: 'opcion';
      /** The id of an option. */
      value: string;
      options: { id: string; text: string }[];
    };

/** A wrong answer that comes from a known slip, and the sentence that names the slip. */
export interface ChallengeTrap {
  value: string | number;
  text: string;
}

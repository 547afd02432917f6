/** Spec section 9. */
export const REPLY_DELAY_MS = 800;

export const cannedReply = (question: string) =>
  `This is a demo, so nobody searched for “${question.trim()}”. In a connected workspace the answer would stand here, with the notes, files and pages it was taken from.`;

/** A database for each account: another account on the same browser has nothing to open. */
export const databaseName = (userId: string) => `aplica-ia-cuaderno:${userId}`;

/**
 * Whether this browser keeps a notebook for the account, which a page may ask without loading the code that opens it. True if
 * the browser cannot tell (Firefox before 126).
 */
export async function mayHaveNotebook(userId: string): Promise<boolean> {
  try {
    return (await indexedDB.databases()).some(({ name }) => name === databaseName(userId));
  } catch {
    return true;
  }
}

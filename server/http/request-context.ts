import type { Connection } from './client-address.ts';

/** What the first middleware finds out about every request, for all that follow. */
export interface Variables {
  connection: Connection;
  /** The address that limits count. */
  client: string;
  /** Where the browser sees the site. */
  origin: string;
  isHttps: boolean;
  /** Where links in mails lead. */
  mailOrigin: string;
}

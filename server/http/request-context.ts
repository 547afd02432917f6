/** What the adapter tells about the connection; in-memory tests pass the same shape. */
export interface Connection {
  peerAddress: string | null;
  isEncrypted: boolean;
  /** `1.1`; null when there is no socket. Browsers speak nothing older, proxies without settings do. */
  httpVersion: string | null;
}

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

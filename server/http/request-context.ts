/** What the adapter knows about the connection; in-memory tests pass the same shape. */
export interface Connection {
  peerAddress: string | null;
  isEncrypted: boolean;
  /** `1.1`; null without a socket. Browsers send nothing older; proxies by default do. */
  httpVersion: string | null;
}

/** What the first middleware finds out about every request, for all later ones. */
export interface Variables {
  requestId: string;
  connection: Connection;
  /** The address that limits count. */
  client: string;
  /** The site's origin in the browser. */
  origin: string;
  isHttps: boolean;
  /** The origin of links in mails. */
  mailOrigin: string;
}

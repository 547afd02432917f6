/** File names in supabase/templates/. */
export type MailTemplate = 'confirmation' | 'recovery' | 'existing_account' | 'password_changed';

export interface MailOrder {
  template: MailTemplate;
  to: string;
  /** The origin of links in this mail. */
  origin: string;
  /** The token for verifyOtp({ token_hash }); null for mails without a one-time link. */
  tokenHash: string | null;
  /** The path on our site to return to. */
  redirectTo: string;
}

export interface Mail {
  /** The same at every attempt, so that duplicates can be recognised. */
  id: string;
  to: string;
  subject: string;
  text: string;
  html: string;
}

/** Delivers mails, to a mail server or to the local mailbox. */
export interface Courier {
  /** How many mails it delivers at a time. */
  atOnce: number;
  /** Rejects with a DeliveryError unless the mail was accepted. */
  deliver(mail: Mail): Promise<void>;
  close(): void;
}

/** server: no mail can leave. mail: this mail was not accepted for now. refused: this mail will never be accepted. */
export type DeliveryFault = 'server' | 'mail' | 'refused';

export class DeliveryError extends Error {
  readonly fault: DeliveryFault;
  /** A code for the log. The mail server's own words may quote the address. */
  readonly reason: string;

  constructor(fault: DeliveryFault, reason: string, options?: ErrorOptions) {
    super(`The mail was not delivered: ${reason}.`, options);
    this.name = 'DeliveryError';
    this.fault = fault;
    this.reason = reason;
  }
}

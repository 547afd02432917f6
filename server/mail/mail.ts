/** The files of supabase/templates/. */
export type MailTemplate = 'confirmation' | 'recovery' | 'existing_account' | 'password_changed';

export interface MailOrder {
  template: MailTemplate;
  to: string;
  /** Where links in this mail lead. */
  origin: string;
  /** What verifyOtp({ token_hash }) takes; null for mails without a one-time link. */
  tokenHash: string | null;
  /** The path on our own site that the learner wanted. */
  redirectTo: string;
}

export interface Mail {
  /** The same at every attempt, so that a mail which arrives twice can be recognised as one. */
  id: string;
  to: string;
  subject: string;
  text: string;
  html: string;
}

/** Takes mails to where they are read: a mail server, or the local mailbox. */
export interface Courier {
  /** How many mails it carries at a time. */
  atOnce: number;
  /** Rejects with a DeliveryError when the mail was not taken. */
  deliver(mail: Mail): Promise<void>;
  close(): void;
}

/**
 * server: nothing leaves, for nobody. mail: this one mail was not taken, for now. refused: this one mail will
 * never be taken.
 */
export type DeliveryFault = 'server' | 'mail' | 'refused';

export class DeliveryError extends Error {
  readonly fault: DeliveryFault;
  /** A code for the log. What a mail server says in words may quote the address. */
  readonly reason: string;

  constructor(fault: DeliveryFault, reason: string, options?: ErrorOptions) {
    super(`The mail was not delivered: ${reason}.`, options);
    this.name = 'DeliveryError';
    this.fault = fault;
    this.reason = reason;
  }
}

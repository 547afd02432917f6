import { forgetSession, SignedOutError } from './backend-answer.ts';
import { toast } from '#lib/toasts.ts';

interface Message {
  title: string;
  text: string;
}

/** What a call says when it fails; without messages that is left to its component. */
export interface FailureMessages {
  failed?: Message;
  signedOut?: Message;
}

/** One failed call, one message, however many components look at it; a session that was refused is forgotten. */
export function reportFailure(error: unknown, { failed, signedOut }: FailureMessages) {
  const isSignedOut = error instanceof SignedOutError;
  const message = isSignedOut ? signedOut : failed;
  if (message) toast({ ...message, variant: 'destructive' });
  // If the client cannot be loaded now, the next refused call tries again.
  if (isSignedOut) forgetSession().catch(() => undefined);
}

export interface ServerState<Data> {
  /** Undefined until the first answer; a failed refresh keeps what was known. */
  data: Data | undefined;
  /** The last reading failed. */
  hasFailed: boolean;
}

/**
 * Something that the server knows, kept for the visit: the dashboard shows at once what a lesson already read. It is read when
 * somebody begins to look at it, whenever the window gets the focus, and when the connection is back: it may have changed in
 * another browser.
 */
export class ServerData<Data> {
  #state: ServerState<Data> = { data: undefined, hasFailed: false };
  #listeners = new Set<() => void>();
  #reading: Promise<Data> | null = null;
  #read: () => Promise<Data>;
  #messages: FailureMessages;

  constructor(read: () => Promise<Data>, messages: FailureMessages) {
    this.#read = read;
    this.#messages = messages;
  }

  state = () => this.#state;

  subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    if (this.#listeners.size === 1) {
      addEventListener('focus', this.#onReturn);
      addEventListener('visibilitychange', this.#onReturn);
      addEventListener('online', this.#onReturn);
      void this.refresh();
    }
    return () => {
      this.#listeners.delete(listener);
      if (this.#listeners.size > 0) return;
      removeEventListener('focus', this.#onReturn);
      removeEventListener('visibilitychange', this.#onReturn);
      removeEventListener('online', this.#onReturn);
    };
  };

  /** Never rejects: a failure is said, and `hasFailed`. */
  async refresh(messages = this.#messages): Promise<void> {
    if (this.#reading) return;
    if (this.#state.data === undefined) this.#show({ data: undefined, hasFailed: false });
    const reading = this.#read();
    this.#reading = reading;
    try {
      const data = await reading;
      if (this.#reading === reading) this.#show({ data, hasFailed: false });
    } catch (error) {
      if (this.#reading !== reading) return;
      this.#show({ ...this.#state, hasFailed: true });
      reportFailure(error, messages);
    } finally {
      if (this.#reading === reading) this.#reading = null;
    }
  }

  /** What is known to have changed; a reading that began before no longer counts. */
  change(next: (data: Data) => Data) {
    this.#reading = null;
    if (this.#state.data !== undefined) this.#show({ data: next(this.#state.data), hasFailed: false });
  }

  /** Moving between two windows side by side changes the focus and not the visibility. */
  #onReturn = () => {
    if (document.visibilityState === 'visible') void this.refresh();
  };

  #show(state: ServerState<Data>) {
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }
}

import { forgetSession, SignedOutError } from './backend-answer.ts';
import { toast } from '#lib/toasts.ts';

interface Message {
  title: string;
  text: string;
}

/** What the learner reads when a call fails; without messages, its component decides. */
interface FailureMessages {
  failed?: Message;
  signedOut?: Message;
}

/** Shows one message per failed call, however many components use it, and forgets a session that the server refused. */
export function reportFailure(error: unknown, { failed, signedOut }: FailureMessages) {
  const isSignedOut = error instanceof SignedOutError;
  const message = isSignedOut ? signedOut : failed;
  if (message) toast({ ...message, variant: 'destructive' });
  // If the client cannot be loaded now, the next refused call tries again.
  if (isSignedOut) forgetSession().catch(() => undefined);
}

/** The browser knows that it has no connection, or the request brought no answer of the school. */
export function isConnectionLost(error: unknown): boolean {
  const { message, status } = error as { message?: string; status?: number };
  // The data client puts the name of what `fetch` threw before its message; the auth client answers status 0.
  return !navigator.onLine || status === 0 || /^(TypeError|AbortError)\b/.test(message ?? '');
}

export interface ServerState<Data> {
  /** Undefined until the first answer; a failed refresh keeps the old data. */
  data: Data | undefined;
  /** The last read failed. */
  hasFailed: boolean;
}

/**
 * Data of the server, kept for the visit: the dashboard shows at once what a lesson already read. It is read when a component
 * begins to show it, whenever the window gets the focus, and when the connection returns: another browser may have changed
 * it.
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

  /** Never rejects: a failure shows its message and sets `hasFailed`. */
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

  /** Applies a change that is known; a read that began before it no longer counts. */
  change(next: (data: Data) => Data) {
    this.#reading = null;
    if (this.#state.data !== undefined) this.#show({ data: next(this.#state.data), hasFailed: false });
  }

  /** Moving between two windows side by side changes the focus, not the visibility. */
  #onReturn = () => {
    if (document.visibilityState === 'visible') void this.refresh();
  };

  #show(state: ServerState<Data>) {
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }
}

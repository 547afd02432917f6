import type { Socket } from 'node:net';
import { createInterface } from 'node:readline';
import { callName } from './local-socket.ts';
import { reasonOf, StartError } from '#server/start-error.ts';

/** The socket that locks the data folder. */
export const lockName = 'server.sock';

type Answer = Record<string, unknown>;
export type Answers = Record<string, () => Promise<Answer>>;

/** Longer than copying a whole school takes; a server stopped by SIGSTOP never answers. */
const patienceMs = { who: 1_000, state: 10_000, figures: 60_000, backup: 600_000 };

/** One question per connection, one line of JSON back. A process that can open the socket can also read the folder. */
export function answerQuestions(caller: Socket, answers: Answers): void {
  // The caller may hang up early. `lines` repeats the socket's errors, and unhandled ones end the process.
  const ignore = () => undefined;
  caller.on('error', ignore);
  const lines = createInterface({ input: caller }).on('error', ignore);
  lines.once('line', (question) => {
    const work = Object.hasOwn(answers, question) ? answers[question] : undefined;
    const answer = work ? work() : Promise.reject(new StartError('El servidor no entiende la petición.'));
    void answer
      .catch((error: unknown) => ({ error: reasonOf(error) }))
      .then((result) => caller.end(JSON.stringify(result) + '\n'));
  });
}

/** Asks the server that uses the folder; null when none does. Throws what the server refuses. */
export async function askServer(dataDir: string, question: keyof typeof patienceMs): Promise<Answer | null> {
  const socket = await callName(dataDir, lockName);
  if (!socket) return null;
  socket.setTimeout(patienceMs[question], () => socket.destroy(new Error('The server does not answer.')));
  socket.write(question + '\n');
  let text = '';
  for await (const chunk of socket.setEncoding('utf8')) text += String(chunk);
  const answer = (text === '' ? {} : JSON.parse(text)) as Answer;
  if (typeof answer.error === 'string') throw new StartError(answer.error);
  if (text === '') throw new StartError('El servidor se ha detenido sin contestar.');
  return answer;
}

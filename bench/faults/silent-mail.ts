import { clientOf, password, startServer } from '#server/testing/server.ts';
import { startSmtpSink } from '#server/testing/smtp-sink.ts';

const newcomers = 20;
const signIns = 30;

/** How long a learner's sign-in takes: alone, and while the mails of others hang at a mail server that says nothing. */
export async function silentMail() {
  const sink = await startSmtpSink();
  const server = await startServer({
    SMTP_URL: sink.url,
    MAIL_FROM: 'hola@escuela.example',
    PUBLIC_URL: 'https://escuela.example',
  });
  try {
    const { auth } = clientOf(server);
    const email = 'ana@example.com';
    await auth.signUp({ email, password });
    await sink.sees(() => sink.mails.length === 1);
    const message = sink.mails[0]?.message.replace(/=\r\n/g, '') ?? '';
    const token_hash = /token_hash=3D([0-9a-f]+)/.exec(message)?.[1] ?? '';
    const { error } = await auth.verifyOtp({ type: 'signup', token_hash });
    if (error) throw error;

    const measure = async () => {
      const times: number[] = [];
      for (let i = 0; i < signIns; i++) {
        const begun = performance.now();
        const answer = await auth.signInWithPassword({ email, password });
        if (answer.error) throw answer.error;
        times.push(performance.now() - begun);
      }
      return times;
    };
    const alone = await measure();
    sink.answer(() => null);
    const answers = await Promise.all(
      Array.from({ length: newcomers }, (_, i) => auth.signUp({ email: `nueva-${i}@example.com`, password })),
    );
    const refused = answers.filter((answer) => answer.error !== null).length;
    const meanwhile = await measure();
    return { newcomers, refused, alone, meanwhile, delivered: sink.mails.length - 1 };
  } finally {
    await server.stop();
    await sink.stop();
  }
}

import { fill } from '#common/fill.ts';
import { cuaderno } from '#content.ts';
import { Link } from '#ui/link.tsx';
import { CopyButton } from './copy-button.tsx';
import { isProfileEmpty, type ProfileFields } from './profile-fields.ts';
import { directMessage, progressiveMessages } from './profile-messages.ts';

const copy = cuaderno.profile.injection;

/** The guide's two ways to give an assistant the profile, ready to paste. */
export function ProfileInjection(profiles: { company: ProfileFields; role: ProfileFields }) {
  const { direct, progressive } = copy;
  return (
    <section aria-labelledby="inyeccion" className="mt-12 border-t border-line pt-8 print:hidden">
      <h3 id="inyeccion" className="text-xl">
        {copy.title}
      </h3>
      <p className="mt-1 max-w-[62ch] text-ink-soft">
        {copy.text}{' '}
        <Link to={copy.guide.to} className="text-link">
          {copy.guide.label}
        </Link>
      </p>
      {isProfileEmpty('company', profiles.company) ? (
        <p className="mt-4 text-ink-soft">{copy.empty}</p>
      ) : (
        <div className="mt-5 grid gap-x-10 gap-y-8 md:grid-cols-2">
          <Mode
            title={direct.title}
            text={direct.text}
            messages={[{ name: direct.message, text: directMessage(profiles) }]}
          />
          <Mode
            title={progressive.title}
            text={progressive.text}
            messages={progressiveMessages(profiles).map((text, index) => ({
              name: fill(progressive.message, { n: index + 1 }),
              text,
            }))}
          />
        </div>
      )}
    </section>
  );
}

interface ModeProps {
  title: string;
  text: string;
  messages: { name: string; text: string }[];
}

function Mode({ title, text, messages }: ModeProps) {
  return (
    <div className="min-w-0">
      <h4 className="text-lg">{title}</h4>
      <p className="mt-1 text-sm text-ink-soft">{text}</p>
      <ol className="mt-3 border-t border-line">
        {messages.map((message) => (
          <li
            key={message.name}
            className="flex items-start justify-between gap-3 border-b border-line py-1.5"
          >
            <details className="min-w-0 grow">
              <summary className="min-h-11 content-center font-medium">{message.name}</summary>
              <pre
                tabIndex={0}
                role="region"
                aria-label={message.name}
                className="fading mb-2 max-h-72 overflow-y-auto font-mono text-sm leading-relaxed whitespace-pre-wrap"
              >
                {message.text}
              </pre>
            </details>
            <CopyButton
              text={message.text}
              label={copy.copy}
              subject={message.name}
              variant="secondary"
              className="my-1 shrink-0"
            />
          </li>
        ))}
      </ol>
    </div>
  );
}

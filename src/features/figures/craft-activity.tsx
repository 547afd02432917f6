import { useState } from 'react';
import type { CraftActivity as Data, CraftPiece } from '#common/figure-activity.ts';
import { fill } from '#common/fill.ts';
import { Switch } from '#ui/form/switch.tsx';

type Words = Data['words'];

/** A prompt with pieces to switch off, and what the answer loses without each. */
export function CraftActivity({ activity }: { activity: Data }) {
  const { pieces, complete, words } = activity;
  const [off, setOff] = useState<string[]>([]);
  const missing = pieces.filter(({ letter }) => off.includes(letter));
  const kept = pieces.filter(({ letter }) => !off.includes(letter));
  const toggle = (letter: string, isOn: boolean) =>
    setOff((letters) => (isOn ? letters.filter((one) => one !== letter) : [...letters, letter]));
  return (
    <>
      <div
        role="group"
        aria-label={words.pieces}
        className="grid gap-x-8 border-y border-line py-1 sm:grid-cols-2"
      >
        {pieces.map(({ letter, name }) => (
          <Switch
            key={letter}
            label={`${letter}: ${name}`}
            isOn={!off.includes(letter)}
            onChange={(isOn) => toggle(letter, isOn)}
          />
        ))}
      </div>
      <p role="status" className="mt-4 font-medium">
        {missing.length === 0
          ? words.all
          : fill(words.missing, { nombres: missing.map(({ name }) => name).join(', ') })}
      </p>
      <div className="mt-4 grid gap-6 md:grid-cols-2">
        <section>
          <h4 className="text-lg">{words.prompt}</h4>
          {kept.map(({ letter, name, piece }) => (
            <p key={letter} className="mt-2 font-mono text-sm leading-relaxed">
              <strong>{name.toLocaleUpperCase('es')}:</strong> {piece}
            </p>
          ))}
          {kept.length === 0 && <p className="mt-2 text-ink-soft">{words.empty}</p>}
        </section>
        <section>
          <h4 className="text-lg">{words.answer}</h4>
          {missing.length === 0 ? (
            <Sample label={words.sample} text={complete} />
          ) : (
            <Losses missing={missing} words={words} />
          )}
        </section>
      </div>
    </>
  );
}

function Losses({ missing, words }: { missing: CraftPiece[]; words: Words }) {
  return (
    <ul className="space-y-4">
      {missing.map(({ letter, name, loss, sample }) => (
        <li key={letter} className="mt-2">
          <strong className="font-semibold text-danger">{fill(words.without, { nombre: name })}.</strong>{' '}
          {loss}
          <Sample label={words.sample} text={sample} />
        </li>
      ))}
    </ul>
  );
}

function Sample({ label, text }: { label: string; text: string }) {
  return (
    <div className="mt-2 border-l-2 border-dashed border-line-strong pl-3">
      <p className="text-sm text-ink-soft">{label}</p>
      <p>{text}</p>
    </div>
  );
}

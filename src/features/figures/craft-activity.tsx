import { useState } from 'react';
import type { CraftActivity as Data, CraftPiece } from '#common/figure-activity.ts';
import { fill } from '#common/fill.ts';
import { Switch } from '#ui/form/switch.tsx';

type Words = Data['palabras'];

/** A prompt with pieces to switch off, and what the answer loses without each. */
export function CraftActivity({ activity }: { activity: Data }) {
  const { piezas, completa, palabras: words } = activity;
  const [off, setOff] = useState<string[]>([]);
  const missing = piezas.filter(({ letra }) => off.includes(letra));
  const kept = piezas.filter(({ letra }) => !off.includes(letra));
  const toggle = (letter: string, isOn: boolean) =>
    setOff((letters) => (isOn ? letters.filter((one) => one !== letter) : [...letters, letter]));
  return (
    <>
      <div
        role="group"
        aria-label={words.piezas}
        className="grid gap-x-8 border-y border-line py-1 sm:grid-cols-2"
      >
        {piezas.map(({ letra, nombre }) => (
          <Switch
            key={letra}
            label={`${letra}: ${nombre}`}
            isOn={!off.includes(letra)}
            onChange={(isOn) => toggle(letra, isOn)}
          />
        ))}
      </div>
      <p role="status" className="mt-4 font-medium">
        {missing.length === 0
          ? words.todas
          : fill(words.faltan, { nombres: missing.map(({ nombre }) => nombre).join(', ') })}
      </p>
      <div className="mt-4 grid gap-6 md:grid-cols-2">
        <section>
          <h4 className="text-lg">{words.prompt}</h4>
          {kept.map(({ letra, nombre, pieza }) => (
            <p key={letra} className="mt-2 font-mono text-sm leading-relaxed">
              <strong>{nombre.toLocaleUpperCase('es')}:</strong> {pieza}
            </p>
          ))}
          {kept.length === 0 && <p className="mt-2 text-ink-soft">{words.vacio}</p>}
        </section>
        <section>
          <h4 className="text-lg">{words.respuesta}</h4>
          {missing.length === 0 ? (
            <Sample label={words.muestra} text={completa} />
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
      {missing.map(({ letra, nombre, pierde, muestra }) => (
        <li key={letra} className="mt-2">
          <strong className="font-semibold text-danger">{fill(words.sin, { nombre })}.</strong> {pierde}
          <Sample label={words.muestra} text={muestra} />
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

import { Braces, Download, Text } from 'lucide-react';
import { useState } from 'react';
import { fill } from '#common/fill.ts';
import { cuaderno } from '#content.ts';
import { Button } from '#ui/button.tsx';
import { SegmentedControl } from '#ui/form/segmented-control.tsx';
import { CopyButton } from './copy-button.tsx';
import {
  isProfileEmpty,
  profileJson,
  profileText,
  type ProfileFields,
  type ProfileName,
} from './profile-fields.ts';
import { downloadChecked } from './take-away.ts';

const copy = cuaderno.profile.result;
const options = [
  { value: 'text' as const, label: copy.text, icon: Text },
  { value: 'json' as const, label: copy.json, icon: Braces },
];

/** The form's contents, ready to paste; updates with every key. */
export function ProfileResult({ name, fields }: { name: ProfileName; fields: ProfileFields }) {
  const [view, setView] = useState<'text' | 'json'>('text');
  const { file } = cuaderno.profile.forms[name];
  const text = profileText(name, fields);
  const json = profileJson(name, fields);
  const isText = view === 'text';
  const ending = isText ? '.md' : '.json';
  const isEmpty = isProfileEmpty(name, fields);

  return (
    <section aria-label={copy.title} className="xl:sticky xl:top-24">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h3 className="text-lg">{copy.title}</h3>
        <SegmentedControl label={copy.view} value={view} onChange={setView} options={options} />
      </div>
      {isEmpty && isText ? (
        <p className="mt-3 rounded-control border border-dashed border-line-strong px-4 py-8 text-center text-ink-soft">
          {copy.empty}
        </p>
      ) : (
        <pre
          // Focusable, so that keyboard users can scroll it.
          tabIndex={0}
          role="region"
          aria-label={isText ? copy.text : copy.json}
          className="fading mt-3 max-h-96 overflow-y-auto rounded-control border border-line bg-paper p-4 pb-0 font-mono text-sm leading-relaxed whitespace-pre-wrap"
        >
          {isText ? text : json}
        </pre>
      )}
      <div className="mt-3 flex flex-wrap gap-2">
        <CopyButton text={text} label={copy.copyText} disabled={isEmpty} />
        <CopyButton text={json} label={copy.copyJson} variant="secondary" disabled={isEmpty} />
        <Button
          size="sm"
          variant="secondary"
          disabled={isEmpty}
          aria-label={fill(copy.downloadAs, { formato: ending })}
          onClick={() => downloadChecked(`${file}${ending}`, `${isText ? text : json}\n`)}
        >
          <Download aria-hidden="true" className="size-4" />
          {copy.download} {ending}
        </Button>
      </div>
    </section>
  );
}

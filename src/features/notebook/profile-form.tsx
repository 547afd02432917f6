import { cuaderno } from '#content.ts';
import { WrittenField } from '#ui/form/written-field.tsx';
import { isProfileEmpty, profileFields, type ProfileFields, type ProfileName } from './profile-fields.ts';

const copy = cuaderno.profile;

interface ProfileFormProps {
  name: ProfileName;
  fields: ProfileFields;
  /** Missing if the form is only for printing. */
  write?: (key: string, typed: string | string[]) => void;
  hasExample?: boolean;
}

/** One field per key of the profile. A list has one line per item. */
export function ProfileForm({ name, fields, write, hasExample = false }: ProfileFormProps) {
  return (
    <div role="group" aria-label={copy.forms[name].title} className="min-w-0 space-y-7">
      {!isProfileEmpty(name, fields) && (
        <h3 className="hidden text-xl print:mt-6 print:block">{copy.forms[name].title}</h3>
      )}
      {profileFields(name).map(({ key, isList, label, help, example }) => (
        <div key={key}>
          <WrittenField
            id={`perfil-${write ? '' : 'papel-'}${key}`}
            label={label}
            hint={isList ? `${help} ${copy.list}` : help}
            value={[fields[key] ?? ''].flat().join('\n')}
            onChange={(typed) => write?.(key, isList ? typed.split('\n') : typed)}
            lines={isList ? 3 : 2}
          />
          {hasExample && <Example value={example} />}
        </div>
      ))}
    </div>
  );
}

/** The example stands beside the learner's text and never replaces it. */
function Example({ value }: { value: string | string[] }) {
  return (
    <div className="mt-2 border-l-2 border-marker pl-3 text-sm text-ink-soft print:hidden">
      <p className="font-semibold">{copy.exampleLabel}</p>
      {Array.isArray(value) ? (
        <ul className="list-disc pl-4">
          {value.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      ) : (
        <p>{value}</p>
      )}
    </div>
  );
}

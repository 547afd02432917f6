import { Search, X } from 'lucide-react';
import { useId, useRef, type KeyboardEvent } from 'react';
import { ChipGroup } from '#ui/chip.tsx';
import { controlClass } from '#ui/form/field.tsx';
import type { FilterState } from './use-filter.ts';

interface FilterBarProps {
  filter: FilterState;
  categories: string[];
  copy: { searchLabel: string; searchPlaceholder: string; clearSearch: string; categoryLabel: string };
}

/** Search box and category chips of /cursos, /prompts and /gpts. */
export function FilterBar({ filter, categories, copy }: FilterBarProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key === 'Escape' && filter.text !== '') {
      event.preventDefault();
      filter.setText('');
    }
    // The list is already filtered: on a phone, submitting only hides the keyboard.
    if (event.key === 'Enter') input.current?.blur();
  }

  return (
    <div role="search" aria-label={copy.searchLabel} className="space-y-4">
      <div className="relative max-w-xl">
        <label htmlFor={id} className="sr-only">
          {copy.searchLabel}
        </label>
        <Search
          aria-hidden="true"
          className="pointer-events-none absolute inset-y-0 left-3.5 my-auto size-5 text-ink-soft"
        />
        <input
          ref={input}
          id={id}
          type="search"
          enterKeyHint="search"
          spellCheck={false}
          placeholder={copy.searchPlaceholder}
          value={filter.text}
          onChange={(event) => filter.setText(event.target.value)}
          onKeyDown={onKeyDown}
          onBlur={filter.flush}
          className={`${controlClass} min-h-13 pl-11 text-ellipsis not-placeholder-shown:pr-12 [&::-webkit-search-cancel-button]:hidden`}
        />
        {filter.text !== '' && (
          <button
            type="button"
            aria-label={copy.clearSearch}
            onClick={() => {
              filter.setText('');
              input.current?.focus();
            }}
            className="absolute inset-y-0 right-1 my-auto grid size-11 place-items-center rounded-control hover:bg-ink/8"
          >
            <X aria-hidden="true" className="size-4" />
          </button>
        )}
      </div>
      <ChipGroup
        label={copy.categoryLabel}
        options={categories}
        value={filter.category}
        onChange={filter.setCategory}
      />
    </div>
  );
}

interface ResultsCountProps {
  count: number;
  one: string;
  many: string;
}

/** '1 prompt encontrado', '5 prompts encontrados'; screen readers announce changes. */
export function ResultsCount({ count, one, many }: ResultsCountProps) {
  return (
    <p role="status" className="text-sm text-ink-soft" data-from-query="">
      {/* Spanish groups digits only from 10,000 on; below that, Intl would cost 20 ms of start-up for nothing. */}
      <span className="font-semibold text-ink tabular-nums">{count}</span> {count === 1 ? one : many}
    </p>
  );
}

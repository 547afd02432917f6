import { ChevronDown, FolderOpen } from 'lucide-react';
import { useState } from 'react';
import { categoryLabel, cortexLabel } from './cortex.ts';
import type { Library } from './use-library.ts';

const entryClass =
  'group flex min-h-9 w-full items-center gap-2 rounded-control px-2.5 text-left hover:bg-ink/8 aria-[current=true]:bg-marker pointer-coarse:min-h-11';

type SidebarProps = Pick<Library, 'categories' | 'section' | 'selectSection'>;

/** Beside the items on a wide screen; on a narrow one it folds up under the current section's name. */
export function CortexSidebar({ categories, section, selectSection }: SidebarProps) {
  const [isUnfolded, setIsUnfolded] = useState(false);

  function choose(categoryId: string, cortexId: string | null) {
    selectSection({ categoryId, cortexId });
    setIsUnfolded(false);
  }

  return (
    <nav aria-label="Cortexes" className="lg:border-r lg:border-line lg:pr-5">
      <button
        type="button"
        aria-expanded={isUnfolded}
        aria-controls="cortexes"
        onClick={() => setIsUnfolded(!isUnfolded)}
        className="flex min-h-11 w-full items-center gap-2.5 rounded-control border border-line-strong bg-surface px-3.5 text-left font-medium lg:hidden"
      >
        <FolderOpen aria-hidden="true" className="size-4.5" />
        <span className="grow truncate">
          {categoryLabel(categories, section.categoryId)} / {cortexLabel(categories, section.cortexId)}
        </span>
        <ChevronDown
          aria-hidden="true"
          className={`size-4 transition-transform duration-150 ${isUnfolded ? 'rotate-180' : ''}`}
        />
      </button>
      <ul
        id="cortexes"
        className={`gap-6 max-lg:mt-2 max-lg:rounded-card max-lg:border max-lg:border-line max-lg:bg-surface max-lg:p-4 sm:max-lg:grid-cols-3 lg:grid ${isUnfolded ? 'grid' : 'hidden'}`}
      >
        {categories.map((category) => {
          const isCurrent = category.id === section.categoryId;
          return (
            <li key={category.id}>
              <button
                type="button"
                aria-current={isCurrent && section.cortexId === null}
                onClick={() => choose(category.id, null)}
                className={`${entryClass} font-heading font-semibold`}
              >
                {category.name}
                <span
                  aria-hidden="true"
                  className="ml-auto text-xs font-normal text-ink-soft tabular-nums group-aria-[current=true]:text-ink"
                >
                  {category.items.length}
                </span>
              </button>
              <ul className="mt-1 ml-2.5 border-l border-line pl-2">
                {category.items.map((cortex) => (
                  <li key={cortex.id}>
                    <button
                      type="button"
                      aria-current={isCurrent && section.cortexId === cortex.id}
                      onClick={() => choose(category.id, cortex.id)}
                      className={`${entryClass} text-[0.95rem]`}
                    >
                      <span className="min-w-0 break-words">{cortex.name}</span>
                    </button>
                  </li>
                ))}
              </ul>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

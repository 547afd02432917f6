import { ArrowUpRight } from 'lucide-react';
import { categories, courses, cursos } from '#content.ts';
import { publicLink } from '#lib/env.ts';
import { useKeptFocus } from '#lib/use-kept-focus.ts';
import { Button } from '#ui/button.tsx';
import { cardLinkClass } from '#ui/card-link.tsx';
import { ExternalLink } from '#ui/link.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { IndexCard } from '#ui/index-card.tsx';
import { elsewhereProps, type Elsewhere } from './elsewhere.ts';
import { FilterBar, ResultsCount } from './filter-bar.tsx';
import { matching } from './filter.ts';
import { useFilter } from './use-filter.ts';

/** Spec section 5: search looks at title, subtitle, tags and categories. */
const entries = courses.map((course) => ({
  course,
  texts: [course.title, course.subtitle, ...course.tags, ...course.categories],
  categories: course.categories,
}));

/** The six courses of /cursos, with search and filter. */
export function FilteredCourses({ Elsewhere }: { Elsewhere: Elsewhere }) {
  const filter = useFilter(categories.courses);
  const shown = entries.filter(matching(filter));
  const text = cursos.library;
  const keptFocus = useKeptFocus<HTMLDivElement>();
  return (
    <>
      <FilterBar filter={filter} categories={categories.courses} copy={text} />
      <div className="mt-6 mb-5">
        <ResultsCount count={shown.length} one={text.resultOne} many={text.resultMany} />
      </div>
      <div {...keptFocus} data-from-query="">
        {shown.length === 0 ? (
          <EmptyState title={text.empty.title} text={text.empty.text}>
            <Button variant="secondary" onClick={filter.reset}>
              {text.empty.action}
            </Button>
          </EmptyState>
        ) : (
          <ul className="grid gap-x-6 gap-y-8 md:grid-cols-2 lg:grid-cols-3">
            {shown.map(({ course }) => (
              <li key={course.link}>
                <IndexCard
                  category={course.categories.join('\u00a0· ')}
                  title={course.title}
                  description={course.subtitle}
                  tags={course.tags}
                  meta={`${course.level} · ${course.duration}`}
                  action={
                    <ExternalLink href={publicLink(course.link)} className={cardLinkClass}>
                      {text.action}
                      <span className="sr-only">: {course.title}</span>
                      <ArrowUpRight aria-hidden="true" className="size-4" />
                    </ExternalLink>
                  }
                />
              </li>
            ))}
          </ul>
        )}
        <Elsewhere
          {...elsewhereProps(
            filter,
            shown.map(({ course }) => course.link),
            text.elsewhere,
          )}
        />
      </div>
    </>
  );
}

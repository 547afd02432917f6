import { useState } from 'react';
import type { IslandProps } from '#common/island-contract.ts';
import { prueba } from '#content.ts';
import { keepForFirstNotebook } from '#lib/notebook/unstored.ts';
import { signUpPath } from '#lib/safe-redirect.ts';
import { useIsHydrated } from '#lib/use-is-hydrated.ts';
import type { WithUser } from '#lib/user-id.ts';
import { buttonClass } from '#ui/button.tsx';
import { Link } from '#ui/link.tsx';
import { HuntPlay } from './hunt-play.tsx';
import { untouched, type HuntRecord } from './record.ts';

type TrialProps = WithUser<IslandProps['prueba']>;

/** A case without an account: marks and result are only in this page, until the visitor asks to keep them. */
export function Trial({ slug, answer, userId }: TrialProps) {
  const [hunt, setHunt] = useState(untouched);
  return (
    <>
      {/* Of several presses before the code has loaded the page repeats one: a verdict must not miss a mark. */}
      <HuntPlay {...{ answer, hunt }} update={setHunt} canCheck={useIsHydrated()} />
      {hunt.isChecked ? (
        <Keep {...{ slug, hunt }} isLearner={Boolean(userId)} />
      ) : (
        <p className="mt-4 text-sm text-ink-soft print:hidden">{prueba.unkept}</p>
      )}
    </>
  );
}

interface KeepProps {
  slug: string;
  hunt: HuntRecord;
  isLearner: boolean;
}

/** Both lead to the case inside, whose notebook takes the result. */
function Keep({ slug, hunt, isLearner }: KeepProps) {
  const { title, text, action, note } = isLearner ? prueba.keep.learner : prueba.keep.visitor;
  const inside = `/practica/errores/${slug}`;
  const keep = () => void keepForFirstNotebook({ id: `hunt/${slug}`, updatedAt: Date.now(), value: hunt });
  return (
    <section
      aria-labelledby="quedatelo"
      className="mt-8 rounded-card border-2 border-ink bg-surface p-5 sm:p-6 print:hidden"
    >
      <h3 id="quedatelo" className="text-xl">
        {title}
      </h3>
      <p className="mt-2 max-w-[60ch]">{text}</p>
      <p className="mt-4">
        <Link
          to={isLearner ? inside : signUpPath(inside)}
          onClick={keep}
          className={buttonClass('primary', 'lg')}
        >
          {action}
        </Link>
      </p>
      <p className="mt-3 max-w-[60ch] text-sm text-ink-soft">{note}</p>
    </section>
  );
}

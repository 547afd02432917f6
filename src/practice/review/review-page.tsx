import { useState } from 'react';
import { LockKeyhole } from 'lucide-react';
import { useQuery } from '#lib/address.ts';
import type { WithUser, UserId } from '#lib/user-id.ts';
import { repaso, storageCopy } from '#content.ts';
import { BackLink } from '#ui/back-link.tsx';
import { Link } from '#ui/link.tsx';
import { MarkedText } from '#ui/text/marked-text.tsx';
import { useStorageProblem } from '#lib/notebook/use-storage-problem.ts';
import { StorageProblem } from '#ui/storage-problem.tsx';
import { ReviewOverview } from './review-overview.tsx';
import { ReviewRound } from './review-round.tsx';
import { useReview } from './use-review.ts';

/** `?pregunta=a&pregunta=b`: a lesson's link to the questions of one section. */
export function ReviewPage({ userId }: WithUser<object>) {
  const query = useQuery();
  const [isRequestedDone, setIsRequestedDone] = useState(false);
  function onRequestedDone() {
    setIsRequestedDone(true);
    // After a reload, today's questions continue.
    history.replaceState(history.state, '', location.pathname);
  }
  return (
    <ReviewView
      userId={userId}
      requested={isRequestedDone ? [] : query.getAll('pregunta')}
      onRequestedDone={onRequestedDone}
    />
  );
}

interface ReviewViewProps {
  userId: UserId;
  /** The questions named in a lesson's link. */
  requested: string[];
  /** The learner has answered them: today's come next. */
  onRequestedDone: () => void;
}

/** /practica/repaso: today's questions, one at a time, and an overview of all. */
function ReviewView({ userId, requested, onRequestedDone }: ReviewViewProps) {
  const storage = useStorageProblem(userId);
  const review = useReview(userId, requested);
  return (
    <div className="shell pt-6 pb-20 md:pt-10 md:pb-28" data-loading={review.isLoading}>
      <BackLink to="/practica">{repaso.back}</BackLink>
      <header className="pt-4">
        <h1 className="text-4xl sm:text-5xl">
          <MarkedText text={repaso.title} />
        </h1>
        <p className="mt-4 max-w-[58ch] text-lg text-ink-soft">{repaso.lead}</p>
      </header>
      <StorageProblem {...storage} texts={storageCopy} />
      <div className="mt-8 grid items-start gap-x-12 gap-y-12 md:mt-10 lg:grid-cols-[minmax(0,1.8fr)_minmax(0,1fr)]">
        <div>
          <ReviewRound
            review={review}
            isUnknown={requested.length > review.fromLesson.length}
            onRequestedDone={onRequestedDone}
          />
          <p className="mt-5 max-w-[62ch] text-ink-soft">{repaso.daysOff}</p>
          <p className="mt-4 max-w-[62ch] text-sm text-ink-soft print:hidden">
            <LockKeyhole aria-hidden="true" className="mr-1.5 inline size-4 align-[-0.15em]" />
            {repaso.kept}{' '}
            <Link to="/cuaderno#copia" className="text-link">
              {repaso.notebook}
            </Link>
            .
          </p>
        </div>
        <ReviewOverview review={review} />
      </div>
    </div>
  );
}

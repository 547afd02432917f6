import { useState } from 'react';
import { ReviewView } from './review-view.tsx';
import { useQuery } from '#lib/address.ts';
import type { WithUser } from '#lib/user-id.ts';

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

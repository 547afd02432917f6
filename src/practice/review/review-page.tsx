import { useState } from 'react';
import { ReviewView } from './review-view.tsx';
import { useQuery } from '#lib/address.ts';
import type { WithUser } from '#lib/user-id.ts';

/** `?pregunta=a&pregunta=b`: the questions of a section, where a lesson leads here. */
export function ReviewPage({ userId }: WithUser<object>) {
  const query = useQuery();
  const [isAskedDone, setIsAskedDone] = useState(false);
  function onAskedDone() {
    setIsAskedDone(true);
    // A reload goes on with today's.
    history.replaceState(history.state, '', location.pathname);
  }
  return (
    <ReviewView
      userId={userId}
      asked={isAskedDone ? [] : query.getAll('pregunta')}
      onAskedDone={onAskedDone}
    />
  );
}

import { HuntList } from './hunt-list.tsx';
import type { WithUser } from '#lib/user-id.ts';

export function ErroresPage({ userId }: WithUser<object>) {
  return <HuntList userId={userId} />;
}

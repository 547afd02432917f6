import { practica } from '#content.ts';
import { useUserId } from '#features/auth/session.tsx';
import { HuntList } from '#features/hunt/hunt-list.tsx';
import { usePageMeta } from '#lib/page-meta.ts';

export function ErroresPage() {
  usePageMeta(practica.errores.meta);
  return <HuntList userId={useUserId()} />;
}

import { lazy, Suspense } from 'react';
import { constancia } from '#content.ts';
import { useUserId } from '#features/auth/session.tsx';
import { CertificateLoading, CertificateView } from '#features/certificate/certificate-view.tsx';
import { useProgress } from '#features/progress/progress.ts';
import { usePageMeta } from '#lib/page-meta.ts';

const CertificateOfLearner = lazy(() =>
  import('#app/certificate-of-learner.tsx').then((m) => ({ default: m.CertificateOfLearner })),
);

export function ConstanciaPage() {
  usePageMeta(constancia.meta);
  const userId = useUserId();
  const progress = useProgress(userId);
  return (
    <CertificateView
      progress={progress}
      earned={
        userId && (
          <Suspense fallback={<CertificateLoading />}>
            <CertificateOfLearner userId={userId} completedAt={progress.completedAt} />
          </Suspense>
        )
      }
    />
  );
}

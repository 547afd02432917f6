import { constancia } from '#content.ts';
import { useUserId } from '#features/auth/session.tsx';
import { CertificateLoading, CertificateView } from '#features/certificate/certificate-view.tsx';
import { useProgress } from '#features/progress/progress.ts';
import { componentOnDemand } from '#lib/component-on-demand.tsx';
import { usePageMeta } from '#lib/page-meta.ts';

const CertificateOfLearner = componentOnDemand(
  () => import('#app/certificate-of-learner.tsx').then((m) => m.CertificateOfLearner),
  <CertificateLoading />,
);

export function ConstanciaPage() {
  usePageMeta(constancia.meta);
  const userId = useUserId();
  const progress = useProgress(userId);
  return (
    <CertificateView
      progress={progress}
      earned={userId && <CertificateOfLearner userId={userId} completedAt={progress.completedAt} />}
    />
  );
}

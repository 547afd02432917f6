import { CertificateLoading, CertificateView } from '#features/certificate/certificate-view.tsx';
import { useProgress } from '#features/progress/progress.ts';
import { componentOnDemand } from '#lib/code-on-demand.tsx';
import type { WithUser } from '#lib/user-id.ts';

const CertificateOfLearner = componentOnDemand(
  () => import('#pages/certificate-of-learner.tsx').then((m) => m.CertificateOfLearner),
  <CertificateLoading />,
);

export function ConstanciaPage({ userId }: WithUser<object>) {
  const progress = useProgress(userId);
  return (
    <CertificateView
      progress={progress}
      earned={userId && <CertificateOfLearner userId={userId} completedAt={progress.completedAt} />}
    />
  );
}

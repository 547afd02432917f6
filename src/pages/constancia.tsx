import { CertificateLoading, CertificateView } from '#features/certificate/certificate-view.tsx';
import { useProgress } from '#features/progress/progress.ts';
import { componentOnDemand } from '#lib/code-on-demand.tsx';
import type { WithUser } from '#lib/user-id.ts';

interface CertificateProps {
  userId: string;
  completedAt: (module: number) => string | undefined;
}

/** The sheet and its counts, loaded only once the learner has completed all six modules. */
const Certificate = componentOnDemand(
  async () => {
    const [{ EarnedCertificate }, { practiceTallies, practised }] = await Promise.all([
      import('#features/certificate/earned-certificate.tsx'),
      import('#practice/practised.ts'),
    ]);
    return (props: CertificateProps) => (
      <EarnedCertificate {...props} practised={(records) => practised(practiceTallies, records)} />
    );
  },
  <CertificateLoading />,
);

export function ConstanciaPage({ userId }: WithUser<object>) {
  const progress = useProgress(userId);
  return (
    <CertificateView
      progress={progress}
      earned={userId && <Certificate userId={userId} completedAt={progress.completedAt} />}
    />
  );
}

import { EarnedCertificate } from '#features/certificate/earned-certificate.tsx';
import { practiceTallies, practised } from '#practice/practised.ts';

interface CertificateOfLearnerProps {
  userId: string;
  completedAt: (module: number) => string | undefined;
}

/** The sheet and its counts, loaded only once the learner has completed all six modules. */
export function CertificateOfLearner({ userId, completedAt }: CertificateOfLearnerProps) {
  return (
    <EarnedCertificate
      userId={userId}
      practised={(records) => practised(practiceTallies, records)}
      completedAt={completedAt}
    />
  );
}

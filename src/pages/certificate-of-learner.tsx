import { EarnedCertificate } from '#features/certificate/earned-certificate.tsx';
import { practiceTallies, practised } from '#practice/practised.ts';

interface CertificateOfLearnerProps {
  userId: string;
  completedAt: (module: number) => string | undefined;
}

/** Comes when the sixth module is done: until then nobody needs the sheet, nor what it counts. */
export function CertificateOfLearner({ userId, completedAt }: CertificateOfLearnerProps) {
  return (
    <EarnedCertificate
      userId={userId}
      practised={(records) => practised(practiceTallies, records)}
      completedAt={completedAt}
    />
  );
}

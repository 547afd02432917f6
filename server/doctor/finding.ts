/** One line of `npm run doctor`. A fault makes its exit code 1. */
export interface Finding {
  level: 'OK' | 'AVISO' | 'FALLO';
  about: string;
  text: string;
}

export const ok = (about: string, text: string): Finding => ({ level: 'OK', about, text });
export const warning = (about: string, text: string): Finding => ({ level: 'AVISO', about, text });
export const fault = (about: string, text: string): Finding => ({ level: 'FALLO', about, text });

export const lineOf = ({ level, about, text }: Finding) => `${level.padEnd(6)} ${about}: ${text}`;

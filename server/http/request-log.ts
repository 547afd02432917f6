/** One JSON line per request. The query string stays out: it carries tokens and redirect addresses. */
export interface RequestRecord {
  time: string;
  method: string;
  path: string;
  status: number;
  ms: number;
  bytes: number;
}

export type RequestLog = (record: RequestRecord) => void;

export const silentLog: RequestLog = () => undefined;

export const lineOut = (record: object) => void process.stdout.write(JSON.stringify(record) + '\n');

export const lineLog: RequestLog = lineOut;

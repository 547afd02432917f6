import { version } from '#server/version.ts';

/** Names and labels are ours, never a client's: an address or a path in a label would be a new line for each value. */
type Labels = Record<string, string>;

/** Prometheus' text format, the part that counters and gauges need (docs/decisions/0036-own-metrics.md). */
const line = (name: string, labels: Labels, value: number) => {
  const pairs = Object.entries(labels).map(([key, text]) => `${key}=${JSON.stringify(text)}`);
  return `${name}${pairs.length > 0 ? `{${pairs.join(',')}}` : ''} ${value}`;
};

const counters = {
  aplica_ia_requests_total: 'Requests, by class of address and of status.',
  aplica_ia_errors_total: 'Answers that failed: a bug of ours (unexpected), or the database (database).',
  aplica_ia_limit_refusals_total: 'Refusals by a limit, by its name.',
  aplica_ia_mail_attempts_total: 'Attempts to hand over a mail, by their result.',
  aplica_ia_browser_reports_total: 'Reports of browsers: scripts that failed, and what the policy refused.',
};

const gauges = {
  aplica_ia_hash_running: 'Passwords that are being checked.',
  aplica_ia_hash_waiting: 'Passwords that wait to be checked.',
  aplica_ia_outbox_mails: 'Mails that have not left yet. Missing while the database does not answer.',
};

type CounterName = keyof typeof counters;
type GaugeName = keyof typeof gauges;

export interface Metrics {
  count(name: CounterName, labels?: Labels): void;
  /** Asked at each reading; null leaves the figure out. */
  watch(name: GaugeName, read: () => number | Promise<number | null>): void;
  text(): Promise<string>;
}

export function createMetrics(): Metrics {
  const counts = new Map<CounterName, Map<string, { labels: Labels; count: number }>>();
  const watched = new Map<GaugeName, () => number | Promise<number | null>>();

  const linesOf = (name: CounterName) =>
    [...(counts.get(name)?.values() ?? [])].map(({ labels, count }) => line(name, labels, count));

  const readGauge = async (name: GaugeName): Promise<string[]> => {
    const value = (await watched.get(name)?.()) ?? null;
    return value === null ? [] : [line(name, {}, value)];
  };

  const family = (name: string, kind: 'counter' | 'gauge', help: string, lines: string[]) =>
    lines.length > 0 ? [`# HELP ${name} ${help}`, `# TYPE ${name} ${kind}`, ...lines] : [];

  return {
    count(name, labels = {}) {
      const byLabels = counts.get(name) ?? new Map<string, { labels: Labels; count: number }>();
      counts.set(name, byLabels);
      const key = JSON.stringify(labels);
      byLabels.set(key, { labels, count: (byLabels.get(key)?.count ?? 0) + 1 });
    },
    watch: (name, read) => void watched.set(name, read),
    async text() {
      const build = line('aplica_ia_build_info', { ...version }, 1);
      const memory = line('process_resident_memory_bytes', {}, process.memoryUsage.rss());
      const started = line('process_start_time_seconds', {}, Math.round(performance.timeOrigin / 1000));
      const families = [
        family('aplica_ia_build_info', 'gauge', 'Version and commit of this server.', [build]),
        family('process_resident_memory_bytes', 'gauge', 'Memory of this process.', [memory]),
        family('process_start_time_seconds', 'gauge', 'When this process started.', [started]),
      ];
      for (const name of Object.keys(counters) as CounterName[])
        families.push(family(name, 'counter', counters[name], linesOf(name)));
      for (const name of Object.keys(gauges) as GaugeName[])
        families.push(family(name, 'gauge', gauges[name], await readGauge(name)));
      return `${families.flat().join('\n')}\n`;
    },
  };
}

/** Eight classes, however many addresses strangers invent. */
export function routeClass(path: string): string {
  const [, service] = /^\/(auth|rest|storage|realtime|functions|graphql|pg)\/v1(?:\/|$)/.exec(path) ?? [];
  if (service) return service === 'auth' ? 'auth' : service === 'rest' ? 'data' : 'absent';
  if (/^\/(healthz|metrics)$/.test(path)) return 'watch';
  if (path.startsWith('/_reports/')) return 'reports';
  if (path.startsWith('/_local/')) return 'mailbox';
  return /\.\w+$/.test(path) ? 'file' : 'page';
}

import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { slow4G } from './browser.ts';

const packetBytes = 1460;
/** A late timer is compensated, up to here. */
const maxLateMs = 20;

/** A queued packet of one connection; null marks its end. */
interface Waiting {
  to: Socket;
  packets: (Buffer | null)[];
}

/** One direction of the line: all connections share it, packet by packet, and each packet takes half a round trip. */
function openDirection(bytesPerSecond: number) {
  const waiting: Waiting[] = [];
  let isSending = false;

  async function send() {
    isSending = true;
    let freeAt = performance.now();
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const { to, packets } = next;
      const packet = packets.shift();
      if (packets.length > 0) waiting.push(next);
      freeAt =
        Math.max(freeAt, performance.now() - maxLateMs) + ((packet?.length ?? 0) / bytesPerSecond) * 1000;
      await sleep(Math.max(0, freeAt - performance.now()));
      setTimeout(() => (packet ? to.write(packet) : to.end()), slow4G.latency / 2);
    }
    isSending = false;
  }

  return (to: Socket, packets: (Buffer | null)[]) => {
    const line = waiting.find((other) => other.to === to);
    if (line) line.packets.push(...packets);
    else waiting.push({ to, packets });
    if (!isSending) void send();
  };
}

const inPackets = (data: Buffer) =>
  Array.from({ length: Math.ceil(data.length / packetBytes) }, (_, index) =>
    data.subarray(index * packetBytes, (index + 1) * packetBytes),
  );

/**
 * Slow 4G between a browser and a server. Chromium's own throttling lets speculation rules prefetch at full speed; a proxy
 * slows all traffic.
 */
export async function openSlowLine(server: string): Promise<{ origin: string; close(): Promise<void> }> {
  const { hostname, port } = new URL(server);
  const down = openDirection(slow4G.downloadThroughput);
  const up = openDirection(slow4G.uploadThroughput);
  const open = new Set<Socket>();
  const line = createServer({ allowHalfOpen: true }, (browser) => {
    const upstream = connect({ port: Number(port), host: hostname, allowHalfOpen: true });
    const join = (from: Socket, to: Socket, send: typeof up) => {
      open.add(from);
      from.setNoDelay();
      from.on('data', (data) => send(to, inPackets(data)));
      from.on('end', () => send(to, [null]));
      from.on('error', () => to.destroy());
      from.on('close', () => open.delete(from));
    };
    join(browser, upstream, up);
    join(upstream, browser, down);
  });
  line.listen(0, '127.0.0.1');
  await once(line, 'listening');
  return {
    origin: `http://127.0.0.1:${(line.address() as AddressInfo).port}`,
    async close() {
      line.close();
      for (const socket of open) socket.destroy();
      await once(line, 'close');
    },
  };
}

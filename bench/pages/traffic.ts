import type { CDPSession } from '@playwright/test';

/** Counts what a page fetches from now on. */
export async function countTraffic(devtools: CDPSession) {
  const headers = new Map<string, number>();
  const scripts = new Set<string>();
  const pending = new Set<string>();
  const traffic = { requests: 0, bytes: 0, scriptBytes: 0 };
  let quietSince = performance.now();
  devtools.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (!request.url.startsWith('http')) return;
    if (!pending.has(requestId)) traffic.requests += 1;
    pending.add(requestId);
  });
  devtools.on('Network.responseReceived', ({ requestId, response }) => {
    headers.set(requestId, response.encodedDataLength);
    if (response.mimeType.includes('javascript')) scripts.add(requestId);
  });
  const end = ({ requestId, encodedDataLength = 0 }: { requestId: string; encodedDataLength?: number }) => {
    pending.delete(requestId);
    quietSince = performance.now();
    traffic.bytes += encodedDataLength;
    // Headers belong to the server, not to the page.
    if (scripts.has(requestId)) traffic.scriptBytes += encodedDataLength - (headers.get(requestId) ?? 0);
  };
  devtools.on('Network.loadingFinished', end);
  devtools.on('Network.loadingFailed', end);
  await devtools.send('Network.enable');
  return {
    traffic,
    /** Milliseconds since the last request ended; 0 while one is pending. */
    quietFor: () => (pending.size > 0 ? 0 : performance.now() - quietSince),
  };
}

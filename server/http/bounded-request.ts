const maxBytes = 64 * 1024;

async function readBody(body: ReadableStream<Uint8Array>): Promise<Buffer<ArrayBuffer> | null> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += chunk.byteLength;
    if (size > maxBytes) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/**
 * The same request with its body read, or null when it is larger than the API takes. (Hono's own body limit rebuilds
 * the request too, but not the lazy one that its Node adapter makes.)
 */
export async function boundedRequest(request: Request): Promise<Request | null> {
  const { url, method, headers } = request;
  if (Number(headers.get('content-length') ?? 0) > maxBytes) return null;
  const hasBody = method !== 'GET' && method !== 'HEAD' && request.body !== null;
  const body = hasBody ? await readBody(request.body as ReadableStream<Uint8Array>) : undefined;
  if (body === null) return null;
  return new Request(url, { method, headers, body: body?.byteLength ? body : undefined });
}

const maxBytes = 64 * 1024;

/** The text that came with a request, or null when it is larger than the API takes. */
export async function boundedBody({ method, headers, body }: Request): Promise<string | null> {
  if (Number(headers.get('content-length') ?? 0) > maxBytes) return null;
  if (method === 'GET' || method === 'HEAD' || body === null) return '';
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body as ReadableStream<Uint8Array>) {
    size += chunk.byteLength;
    if (size > maxBytes) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}

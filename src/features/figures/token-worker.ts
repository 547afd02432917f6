import { decode, encode } from 'gpt-tokenizer/encoding/o200k_base';
import { tokenPieces } from './token-pieces.ts';

/** Runs in a worker: loading two hundred thousand tokens would block the page for a second. */
addEventListener('message', ({ data }: MessageEvent<string>) => {
  postMessage({ text: data, pieces: tokenPieces(encode(data), decode) });
});

postMessage('ready');

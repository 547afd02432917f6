import { decode, encode } from 'gpt-tokenizer/encoding/o200k_base';
import { tokenPieces } from './token-pieces.ts';

/** In a thread of its own: reading two hundred thousand tokens into memory would hold up the page for a second. */
addEventListener('message', ({ data }: MessageEvent<string>) => {
  postMessage({ text: data, pieces: tokenPieces(encode(data), decode) });
});

postMessage('ready');

/** Code did not load: src/boot says so in its bar, or reloads the page. */
export function showBootFailure(error: unknown) {
  console.error(error);
  window.showBootFailure?.();
}

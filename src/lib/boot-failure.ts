/** Code that is missing: the bar of src/boot says so, or the page is loaded once more. */
export function showBootFailure(error: unknown) {
  console.error(error);
  window.showBootFailure?.();
}

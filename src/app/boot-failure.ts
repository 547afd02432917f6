/** Code that is gone after a deploy (vite names every file after its contents): one reload brings today's. */
export function reloadAfterDeploy() {
  addEventListener('vite:preloadError', () => window.showBootFailure?.());
}

export function showBootFailure(error: unknown) {
  console.error(error);
  window.showBootFailure?.();
}

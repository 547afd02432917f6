/** A tab in the background draws no frames, and must go on all the same. */
const FRAME_PATIENCE_MS = 200;

/** Calls back once what has just been drawn is on the screen. Returns its undoing. */
export function afterNextFrame(callback: () => void) {
  const stop = () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
  const end = () => {
    stop();
    callback();
  };
  const timer = setTimeout(end, FRAME_PATIENCE_MS);
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(end);
  });
  return stop;
}

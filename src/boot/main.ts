import {
  admit,
  applyTheme,
  loadTheRest,
  noteEarlyInput,
  showFailure,
  useKnownFonts,
  watchReturns,
} from './boot.ts';

applyTheme();
watchReturns();
if (admit()) {
  window.showBootFailure = showFailure;
  useKnownFonts();
  noteEarlyInput();
  document.addEventListener('DOMContentLoaded', loadTheRest);
}

import {
  admit,
  applyTheme,
  loadTheRest,
  noteEarlyInput,
  showFailure,
  showKnownFonts,
  watchReturns,
} from './boot.ts';

applyTheme();
watchReturns();
if (admit()) {
  window.showBootFailure = showFailure;
  showKnownFonts();
  noteEarlyInput();
  document.addEventListener('DOMContentLoaded', loadTheRest);
}

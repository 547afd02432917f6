import {
  admit,
  applyTheme,
  loadTheRest,
  markReturn,
  noteEarlyInput,
  showFailure,
  showKnownFonts,
  watchReturns,
} from './boot.ts';

applyTheme();
markReturn();
watchReturns();
if (admit()) {
  window.showBootFailure = showFailure;
  showKnownFonts();
  noteEarlyInput();
  document.addEventListener('DOMContentLoaded', loadTheRest);
}

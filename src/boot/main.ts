import {
  admit,
  applyTheme,
  layOutForJumps,
  loadTheRest,
  noteEarlyInput,
  showFailure,
  showKnownFonts,
  watchReturns,
} from './boot.ts';

applyTheme();
layOutForJumps();
watchReturns();
if (admit()) {
  window.showBootFailure = showFailure;
  showKnownFonts();
  noteEarlyInput();
  document.addEventListener('DOMContentLoaded', loadTheRest);
}

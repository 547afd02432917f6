import {
  admit,
  answerThemeButtons,
  applyTheme,
  askForCode,
  noteEarlyPresses,
  showFailure,
  watchReturns,
  watchScripts,
} from './boot.ts';

applyTheme();
answerThemeButtons();
watchReturns();
if (admit()) {
  window.showBootFailure = showFailure;
  watchScripts();
  noteEarlyPresses();
  askForCode();
}

import { readOwnSettings, type Settings } from '#server/settings.ts';
import { StartError } from '#server/start-error.ts';

/**
 * Runs an operator's command with the server's settings, prints its result as a sentence, and sets the exit code.
 * `defaultArgument` finds the argument in the settings when none is given.
 */
export async function runCommand(
  work: (settings: Settings, argument: string) => Promise<string>,
  usage: string,
  defaultArgument: (settings: Settings) => string | null = () => null,
) {
  try {
    const settings = await readOwnSettings();
    const argument = process.argv[2] ?? defaultArgument(settings);
    if (!argument || process.argv.length > 3) throw new StartError(usage);
    console.log(await work(settings, argument));
  } catch (error) {
    console.error(error instanceof StartError ? error.message : error);
    process.exitCode = 1;
  }
}

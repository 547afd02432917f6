import { readOwnSettings, type Settings } from '#server/settings.ts';
import { StartError } from '#server/start-error.ts';

/**
 * A command of the operator: the settings of the server, one sentence about the outcome, and the exit code. `unsaid` finds the
 * argument in the settings when there is none.
 */
export async function runCommand(
  work: (settings: Settings, argument: string) => Promise<string>,
  usage: string,
  unsaid: (settings: Settings) => string | null = () => null,
) {
  try {
    const settings = await readOwnSettings();
    const argument = process.argv[2] ?? unsaid(settings);
    if (!argument || process.argv.length > 3) throw new StartError(usage);
    console.log(await work(settings, argument));
  } catch (error) {
    console.error(error instanceof StartError ? error.message : error);
    process.exitCode = 1;
  }
}

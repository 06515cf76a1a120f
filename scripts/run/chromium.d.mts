/** The browser for the journeys: `CHROMIUM_PATH`, else an installed one, else undefined. */
export function installedChromium(env?: NodeJS.ProcessEnv): string | undefined;
/** Finds a browser or gets one; undefined stands for Playwright's own build. */
export function ensureChromium(): Promise<string | undefined>;

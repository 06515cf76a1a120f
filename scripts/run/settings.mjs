import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from './project-root.mjs';

/** Takes the settings of `.env`, as Next does; what the environment says already stays. */
export function loadSettings() {
  const path = join(projectRoot, '.env');
  // Node before 20.12 leaves this to Next, which reads all but the port.
  if (existsSync(path)) process.loadEnvFile?.(path);
}

/**
 * An environment in which no setting of this machine reaches the shop.
 * @returns {Record<string, string>} every setting that `.env.example` names, empty
 */
export function noSettings() {
  const example = readFileSync(join(projectRoot, '.env.example'), 'utf8');
  return Object.fromEntries([...example.matchAll(/^#?([A-Z_]+)=/gm)].map((match) => [match[1], '']));
}

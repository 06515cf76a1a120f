// Refuses gaps in the texts: between languages, and between what the sources ask for and what there is.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readCatalogues } from './messages/catalogues.mjs';
import { checkUsage } from './messages/check-usage.mjs';
import { compareCatalogues } from './messages/compare-catalogues.mjs';
import { findUsage } from './messages/find-usage.mjs';
import { listSources } from './run/list-sources.mjs';
import { projectRoot } from './run/project-root.mjs';

const base = 'nl';
/** Folders that must have every text. A language joins this list when it is complete. */
const complete = ['nl', 'en'];

const catalogues = readCatalogues(join(projectRoot, 'messages'));
const sources = listSources(projectRoot, ['app', 'components', 'features', 'lib', 'backend']);
const files = new Map(
  sources.map((path) => [path, findUsage(path, readFileSync(join(projectRoot, path), 'utf8'))]),
);
const texts = catalogues.get(base) ?? new Map();

const faults = [...compareCatalogues(catalogues, { base, complete }), ...checkUsage(texts, base, files)];
for (const fault of faults) process.stderr.write(`${fault}\n`);
process.stdout.write(
  `${texts.size} texts in ${catalogues.size} folders, ${sources.length} sources: ${faults.length} faults\n`,
);
process.exitCode = faults.length > 0 ? 1 : 0;

// Refuses a document that names a path of this repository which does not exist (any more).
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brokenReferences } from './docs/find-references.mjs';
import { projectRoot } from './run/project-root.mjs';

const documents = ['README.md', ...markdownIn('docs')];
const tracked = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: projectRoot,
  encoding: 'utf8',
}).split('\n');

let faults = 0;
for (const document of documents) {
  const text = readFileSync(join(projectRoot, document), 'utf8');
  for (const reference of brokenReferences(document, text, tracked)) {
    faults += 1;
    process.stderr.write(`${document}:${reference.line} names ${reference.path}, which does not exist\n`);
  }
}

// A record that is not in the index is not found by who needs it.
const index = readFileSync(join(projectRoot, 'docs/decisions/README.md'), 'utf8');
for (const record of documents.filter((path) => path.startsWith('docs/decisions/'))) {
  const name = record.slice('docs/decisions/'.length);
  if (name === 'README.md' || index.includes(`](${name})`)) continue;
  faults += 1;
  process.stderr.write(`docs/decisions/README.md does not list ${name}\n`);
}
process.stdout.write(`${documents.length} documents: ${faults} faults\n`);
process.exitCode = faults > 0 ? 1 : 0;

/** @param {string} folder @returns {string[]} */
function markdownIn(folder) {
  if (!existsSync(join(projectRoot, folder))) return [];
  return readdirSync(join(projectRoot, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.md'))
    .map((path) => `${folder}/${path.replaceAll('\\', '/')}`)
    .sort();
}

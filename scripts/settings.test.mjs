import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync, Visitor } from 'oxc-parser';
import { expect, it } from 'vitest';
import { projectRoot } from './run/project-root.mjs';

/** @param {string} path */
const read = (path) => readFileSync(join(projectRoot, path), 'utf8');

/** The names in `const Environment = z.object({ … })`. */
function settingNames() {
  /** @type {string[]} */
  const names = [];
  const visitor = new Visitor({
    VariableDeclarator({ id, init }) {
      if (id.type !== 'Identifier' || id.name !== 'Environment' || init?.type !== 'CallExpression') return;
      const [fields] = init.arguments;
      if (fields?.type !== 'ObjectExpression') return;
      for (const field of fields.properties) {
        if (field.type === 'Property' && field.key.type === 'Identifier') names.push(field.key.name);
      }
    },
  });
  visitor.visit(parseSync('env.ts', read('lib/env.ts')).program);
  return names;
}

const names = settingNames();

it('reads the settings of the shop', () => {
  expect(names).toEqual(expect.arrayContaining(['PORT', 'DATA_DIR', 'DATABASE_URL', 'API_BASE_URL']));
});

it.each(names.filter((name) => name !== 'NODE_ENV'))('tells the operator about %s', (name) => {
  expect(read('.env.example')).toMatch(new RegExp(`^#?${name}=`, 'm'));
  expect(read('docs/configuration.md')).toContain(`| \`${name}\` |`);
});

it('tells of no setting that does not exist', () => {
  const told = [...read('.env.example').matchAll(/^#?([A-Z_]+)=/gm)].map((match) => match[1]);
  expect(told.filter((name) => !names.includes(name))).toEqual([]);
});

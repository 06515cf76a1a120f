// The quick checks alone: format, lint, types, dead code, messages, documented paths, import rules.
import { endAll } from './run/child.mjs';
import { runMain } from './run/stop.mjs';
import { runVerify } from './tests/verify-part.mjs';

await runMain(async () => {
  const { failed, note } = await runVerify();
  await endAll();
  if (note) process.stdout.write(`\n${note}\n`);
  return failed > 0 ? 1 : 0;
});

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import compile from 'icu-minify/compile';
import { type MarketCode, markets } from './markets';

/** Texts by namespace; a namespace is one file of a language's folder. */
export interface Messages {
  [name: string]: string | Messages;
}

// Inside Next the message formatter is the one for compiled texts (`next.config.ts`), which spares the
// browser an ICU parser; everywhere else the whole formatter reads them as they are written.
const isCompiled = process.env.NEXT_RUNTIME === 'nodejs';

const folders = new Map<string, Messages>();
const catalogues = new Map<MarketCode, Messages>();

/**
 * All texts of a market: its folders of `messages/` laid over each other, Dutch at the bottom.
 * Server only; reads the files once per process (in development at every call).
 */
export function messagesOf(market: MarketCode): Messages {
  const known = process.env.NODE_ENV === 'development' ? undefined : catalogues.get(market);
  if (known) return known;
  const written = markets[market].messages.map(readFolder).reduce(overlay, {});
  const merged = isCompiled ? compiled(written) : written;
  catalogues.set(market, merged);
  return merged;
}

function readFolder(folder: string): Messages {
  const known = process.env.NODE_ENV === 'development' ? undefined : folders.get(folder);
  if (known) return known;
  const path = join(process.cwd(), 'messages', folder);
  const texts: Messages = {};
  for (const file of filesIn(path)) {
    texts[file.slice(0, -'.json'.length)] = JSON.parse(readFileSync(join(path, file), 'utf8')) as Messages;
  }
  folders.set(folder, texts);
  return texts;
}

/** A market without texts of its own has no folder; anything else is a fault worth stopping for. */
function filesIn(path: string): string[] {
  try {
    return readdirSync(path).filter((name) => name.endsWith('.json'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

function overlay(below: Messages, above: Messages): Messages {
  const result: Messages = { ...below };
  for (const [name, value] of Object.entries(above)) {
    const under = result[name];
    result[name] = typeof value === 'object' && typeof under === 'object' ? overlay(under, value) : value;
  }
  return result;
}

/** Texts without arguments stay strings; the others become small trees, which only the formatter reads. */
function compiled(messages: Messages): Messages {
  const each = Object.entries(messages).map(([name, value]) => [
    name,
    typeof value === 'object' ? compiled(value) : compile(value),
  ]);
  // A round trip through JSON gives plain objects, the only ones that travel to client components.
  return JSON.parse(JSON.stringify(Object.fromEntries(each))) as Messages;
}

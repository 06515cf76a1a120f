import { DrizzleQueryError } from 'drizzle-orm';

type Fields = Readonly<Record<string, unknown>>;

/** One line a happening; fields carry ids and counts, never names, addresses or tokens. */
export interface Logger {
  info(message: string, fields?: Fields): void;
  warn(message: string, fields?: Fields): void;
  error(message: string, fields?: Fields): void;
}

/** Mail servers name whom they refuse. Folders such as `node_modules/@scope` are none. */
const EMAIL = /[\w.%+-]+@[\w-]+(?:\.[\w-]+)+/g;

function readable(value: unknown): unknown {
  if (!(value instanceof Error)) return value;
  const cause = value.cause ? { cause: readable(value.cause) } : {};
  // The message of a failed query ends with its values: names, addresses, hashes of sessions.
  const message = value instanceof DrizzleQueryError ? `Failed query: ${value.query}` : value.message;
  const stack = value.stack?.replace(value.message, () => message);
  return { name: value.name, message, stack, ...cause };
}

function line(level: string, message: string, fields: Fields = {}): string {
  const shown = Object.fromEntries(Object.entries(fields).map(([key, value]) => [key, readable(value)]));
  const text = JSON.stringify({ time: new Date().toISOString(), level, message, ...shown });
  return text.replace(EMAIL, '(e-mail address)');
}

const LEVELS = ['debug', 'info', 'warn', 'error', 'silent'] as const;
export type LogLevel = (typeof LEVELS)[number];

/** JSON lines of this level and above, on standard output and standard error. */
export function loggerAt(lowest: LogLevel): Logger {
  const from = LEVELS.indexOf(lowest);
  const isOn = (level: LogLevel) => LEVELS.indexOf(level) >= from;
  return {
    info: (message, fields) => isOn('info') && console.log(line('info', message, fields)),
    warn: (message, fields) => isOn('warn') && console.warn(line('warn', message, fields)),
    error: (message, fields) => isOn('error') && console.error(line('error', message, fields)),
  };
}

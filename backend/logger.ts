type Fields = Readonly<Record<string, unknown>>;

/** One line a happening; fields carry ids and counts, never names, addresses or tokens. */
export interface Logger {
  info(message: string, fields?: Fields): void;
  warn(message: string, fields?: Fields): void;
  error(message: string, fields?: Fields): void;
}

function readable(value: unknown): unknown {
  if (!(value instanceof Error)) return value;
  const cause = value.cause ? { cause: readable(value.cause) } : {};
  return { name: value.name, message: value.message, stack: value.stack, ...cause };
}

function line(level: string, message: string, fields: Fields = {}): string {
  const shown = Object.fromEntries(Object.entries(fields).map(([key, value]) => [key, readable(value)]));
  return JSON.stringify({ time: new Date().toISOString(), level, message, ...shown });
}

/** JSON lines on standard output and standard error. */
export const consoleLogger: Logger = {
  info: (message, fields) => console.log(line('info', message, fields)),
  warn: (message, fields) => console.warn(line('warn', message, fields)),
  error: (message, fields) => console.error(line('error', message, fields)),
};

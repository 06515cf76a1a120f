import 'server-only';
import { z } from 'zod';
import { marketCodes } from './markets';

const text = z.string().min(1);

/** Everything that an operator can set, read once. `.env.example` tells what each is for. */
const Environment = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
  PORT: z.coerce.number().int().min(1).max(65_535).default(3000),
  DATA_DIR: text.default('./data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  API_BASE_URL: z.url({ protocol: /^https?$/ }).optional(),
  PUBLIC_ORIGIN: z.url({ protocol: /^https?$/ }).optional(),
  TRUSTED_PROXIES: z.coerce.number().int().min(0).max(5).default(0),
  MARKET_SITES: z
    .string()
    .default('{}')
    .transform((value, context) => {
      try {
        return JSON.parse(value) as unknown;
      } catch {
        context.addIssue({ code: 'custom', message: 'is not JSON' });
        return z.NEVER;
      }
    })
    .pipe(z.partialRecord(z.enum(marketCodes), z.url())),
  PAYMENT_PROVIDER: z.enum(['sandbox']).default('sandbox'),
  PAYMENT_PAGE_URL: z.url().optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: text.default('Sirocco <booking@sirocco.example>'),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
});
export type Environment = z.infer<typeof Environment>;

/** The environment cannot be used; the message names each variable at fault. */
export class BadEnvironment extends Error {}

/** @throws BadEnvironment naming every variable that is missing or has a bad value. */
export function readEnvironment(source: Readonly<Record<string, string | undefined>>): Environment {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const result = Environment.safeParse(given);
  if (result.success) return result.data;
  const lines = result.error.issues.map((issue) => `  ${issue.path.join('.')} ${issue.message}`);
  throw new BadEnvironment(`The configuration cannot be used:\n${lines.join('\n')}`);
}

let known: Environment | undefined;

/** The process's environment, parsed at first use. */
export function env(): Environment {
  known ??= readEnvironment(process.env);
  return known;
}

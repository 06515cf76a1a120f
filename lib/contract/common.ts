import { z } from 'zod';

/** An amount of money in the minor units of its currency (cents, øre), never a fraction. */
export const Amount = z.int();

export const Currency = z.enum(['EUR', 'DKK', 'USD']);
export type Currency = z.infer<typeof Currency>;

/** A calendar date without a time zone, `2026-12-24`. */
export const CalendarDate = z.iso.date();

/** The form that dates have in the paths of the flight calls (§9), `20261224`. */
export const PathDate = z.string().regex(/^\d{4}(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])$/);

/** A month in the path of `month-overview`, `202612`. */
export const PathMonth = z.string().regex(/^\d{4}(0[1-9]|1[0-2])$/);

/** A time on the airport's own clock, `2026-12-24T06:15:00`; its zone stands beside it. */
export const LocalDateTime = z.string().regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}$/);

export const AirportCode = z.string().regex(/^[A-Z]{3}$/);

/** RFC 9457, with the names of specification §3 and what Sirocco adds so that a page can react. */
export const Problem = z.looseObject({
  type: z.string().default('about:blank'),
  title: z.string(),
  status: z.int(),
  detail: z.string().optional(),
  instance: z.string().optional(),
  /** A stable word for programs: `sold-out`, `price-changed`, `hold-expired`, … */
  code: z.string().optional(),
  correlationId: z.string().optional(),
  /** Field path → message key, on a body that breaks the rules of its schema. */
  errors: z.record(z.string(), z.string()).optional(),
});
export type Problem = z.infer<typeof Problem>;

/** How many travellers a search counts: those with a seat (adults and children), and babies. */
export const Passengers = z.coerce.number().int().min(1).max(9);
export const Infants = z.coerce.number().int().min(0).max(5);

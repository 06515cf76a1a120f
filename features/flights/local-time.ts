/** Minutes that a place's clock is ahead of UTC at this moment. */
function offsetMinutes(timeZone: string, moment: Date): number {
  const name = new Intl.DateTimeFormat('en-GB', { timeZone, timeZoneName: 'longOffset' })
    .formatToParts(moment)
    .find((part) => part.type === 'timeZoneName')?.value;
  const [, sign, hours, minutes] = /([+-])(\d\d):(\d\d)/.exec(name ?? '') ?? [];
  return hours ? (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) : 0;
}

/** Milliseconds since 1970 of a time on an airport's clock (`2026-12-24T06:15:00`, `Europe/Amsterdam`). */
export function instantOf(local: string, timeZone: string): number {
  const asUtc = Date.parse(`${local}Z`);
  // The offset at the wrong moment is wrong only near a clock change; asking again there settles it.
  const near = asUtc - offsetMinutes(timeZone, new Date(asUtc)) * 60_000;
  return asUtc - offsetMinutes(timeZone, new Date(near)) * 60_000;
}

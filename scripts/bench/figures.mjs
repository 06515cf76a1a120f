/** @param {readonly number[]} values */
export function median(values) {
  return quantile(values, 0.5);
}

/** @param {readonly number[]} values @param {number} share 0 to 1 */
export function quantile(values, share) {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (sorted.length - 1) * share;
  const [below, above] = [sorted[Math.floor(at)], sorted[Math.ceil(at)]];
  return below + (above - below) * (at - Math.floor(at));
}

/**
 * Lines up columns; figures to the right, the first column to the left.
 * @param {readonly (readonly string[])[]} rows
 */
export function table(rows) {
  const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => row[column].length)));
  const line = (/** @type {readonly string[]} */ row) =>
    row
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[column]) : cell.padStart(widths[column])))
      .join('  ');
  return `${rows.map((row) => `  ${line(row)}`).join('\n')}\n`;
}

/** @param {number} bytes */
export const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;

/** @param {boolean} isMet */
export const verdict = (isMet) => (isMet ? 'met' : 'MISSED');

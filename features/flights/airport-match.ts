import type { Airport, AirportGroup } from '@/lib/contract/locations';

/** Small letters without accents or marks: what a visitor types in a hurry. */
export const plainText = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .replace(/ı/g, 'i')
    .replace(/ø/g, 'o')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Slips that are forgiven in a word of this length. */
const forgiven = (length: number) => (length < 4 ? 0 : length < 8 ? 1 : 2);

/** Insertions, deletions, replacements and swaps of neighbours between two words. */
function slips(a: string, b: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= b.length; column += 1) {
      const isSame = a[row - 1] === b[column - 1];
      const replaced = (last[column - 1] ?? 0) + (isSame ? 0 : 1);
      let least = Math.min(replaced, (last[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1);
      const isSwapped = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      if (isSwapped) least = Math.min(least, (beforeLast[column - 2] ?? 0) + 1);
      current.push(least);
    }
    beforeLast = last;
    last = current;
  }
  return last[b.length] ?? 0;
}

/** True when the word begins with what was typed, give or take the forgiven slips. */
function beginsLike(word: string, typed: string): boolean {
  const allowed = forgiven(typed.length);
  if (allowed === 0 || word[0] !== typed[0]) return false;
  for (let length = typed.length - 1; length <= typed.length + 1; length += 1) {
    if (slips(typed, word.slice(0, length)) <= allowed) return true;
  }
  return false;
}

/** How well an airport fits what was typed: 0 is best, null is not at all. */
function scoreOf(airport: Airport, countryName: string, typed: string): number | null {
  const code = airport.code.toLowerCase();
  const name = plainText(airport.name);
  const country = plainText(countryName);
  if (code === typed) return 0;
  if (name.startsWith(typed)) return 1;
  if (name.includes(` ${typed}`)) return 2;
  if (country.startsWith(typed)) return 3;
  if (code.startsWith(typed)) return 4;
  if (typed.length > 2 && name.includes(typed)) return 5;
  if (beginsLike(name, typed) || name.split(' ').some((word) => beginsLike(word, typed))) return 6;
  return beginsLike(country, typed) ? 7 : null;
}

/**
 * The airports that fit what was typed, by code, city or country and with small typing errors, best first
 * within their country and countries by their best airport. All of them when nothing is typed.
 */
export function matchAirports(groups: readonly AirportGroup[], query: string): AirportGroup[] {
  const typed = plainText(query);
  if (typed === '') return [...groups];
  const found = groups.flatMap(({ countryName, airports }) => {
    const fitting = airports
      .map((airport) => ({ airport, score: scoreOf(airport, countryName, typed) }))
      .filter((entry): entry is { airport: Airport; score: number } => entry.score !== null)
      .sort((a, b) => a.score - b.score);
    const best = fitting[0]?.score;
    if (best === undefined) return [];
    return [{ best, group: { countryName, airports: fitting.map(({ airport }) => airport) } }];
  });
  // Guesses at a typing error only help where nothing fits exactly.
  const exact = found.filter(({ best }) => best < 6);
  return (exact.length > 0 ? exact : found).sort((a, b) => a.best - b.best).map(({ group }) => group);
}

export function findAirport(groups: readonly AirportGroup[], code: string): Airport | null {
  for (const { airports } of groups) {
    const found = airports.find((airport) => airport.code === code);
    if (found) return found;
  }
  return null;
}

/** As the field shows a chosen airport, `Antalya (AYT)`. */
export const airportText = (airport: Airport) => `${airport.name} (${airport.code})`;

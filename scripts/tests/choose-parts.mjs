/**
 * Reads the arguments of a test run: names of parts choose parts, all others are filters for the runners.
 * @param {readonly string[]} known @param {readonly string[]} args
 */
export function chooseParts(known, args) {
  const chosen = known.filter((name) => args.includes(name));
  return {
    names: chosen.length > 0 ? chosen : [...known],
    filters: args.filter((arg) => !known.includes(arg)),
  };
}

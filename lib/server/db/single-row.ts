/** Returns the row of a statement that must affect exactly one, such as an insert. Throws otherwise. */
export function singleRow<T>(rows: readonly T[]): T {
  const [row] = rows
  if (row === undefined || rows.length > 1) throw new Error(`expected one row, got ${rows.length}`)
  return row
}

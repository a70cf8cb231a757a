/** The properties that make items of a shelf look different. */
interface Shelved {
  sn: string
  gameId: number
}

/**
 * Picks `most` items of a pool: chosen ones first, then one of each game in turn, preferred games first, so that
 * neighbouring items are of different games and look different as long as two games are left.
 */
export function varied<T extends Shelved>(
  pool: readonly T[],
  { first, games, most }: { first: readonly string[]; games: readonly number[]; most: number },
): T[] {
  const bySn = new Map(pool.map((row) => [row.sn, row]))
  const chosen = [...new Set(first)].flatMap((sn) => bySn.get(sn) ?? []).slice(0, most)
  const rest = [...bySn.values()].filter((row) => !chosen.includes(row))
  const queues = new Map<number, T[]>([...games, ...rest.map((row) => row.gameId)].map((gameId) => [gameId, []]))
  for (const row of rest) queues.get(row.gameId)?.push(row)
  const shelf = [...chosen]
  while (shelf.length < most) {
    const before = shelf.length
    for (const [gameId, queue] of queues) {
      const isOnly = [...queues].every(([other, waiting]) => other === gameId || waiting.length === 0)
      if (shelf.length === most || (shelf.at(-1)?.gameId === gameId && !isOnly)) continue
      shelf.push(...queue.splice(0, 1))
    }
    if (shelf.length === before) break
  }
  return shelf
}

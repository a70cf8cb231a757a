/** Sales of a game's currency on one day; 0 is the first. */
export interface CoinDay {
  gameId: number
  day: number
  deals: number
  coins: number
  fen: number
}

/** Returns units of currency per yuan, two decimals. */
const scaleOf = (days: readonly CoinDay[]): number | null => {
  const [coins, fen] = [total(days, 'coins'), total(days, 'fen')]
  return fen > 0 ? Math.round((coins * 10_000) / fen) / 100 : null
}
const total = (days: readonly CoinDay[], of: 'coins' | 'fen' | 'deals'): number =>
  days.reduce((sum, day) => sum + day[of], 0)

export function presentCoinMarket(
  days: readonly CoinDay[],
  minutes: ReadonlyMap<number, number | null>,
  length: number,
) {
  const gameIds = [...new Set(days.map((row) => row.gameId))]
  return {
    list: gameIds.flatMap((gameId) => {
      const own = days.filter((row) => row.gameId === gameId)
      const averageScale = scaleOf(own)
      const half = minutes.get(gameId) ?? null
      if (averageScale === null) return []
      return [
        {
          gameId,
          deals: total(own, 'deals'),
          week: Array.from({ length }, (_, day) => scaleOf(own.filter((row) => row.day === day))),
          averageScale,
          minutes: half === null ? null : Math.max(1, Math.round(half)),
        },
      ]
    }),
  }
}

import type { Game, GameFilter } from '@/lib/contract/entities/goods'
import { call } from './api'
import { isRecord, readKept, writeKept } from './kept'

/** Games change by hand of staff: a copy this old is asked for anew. */
const FRESH_MS = 10 * 60_000
const [GAMES, FILTERS] = ['gameList', 'gameFilters']

const TEXTS = ['name', 'gameLogo', 'goodsTypeAndNameMap', 'initial', 'initials', 'pinyin']
const isGame = (value: unknown): value is Game =>
  isRecord(value) && Number.isInteger(value.id) && TEXTS.every((field) => typeof value[field] === 'string')
const holds = (value: unknown, list: string): boolean => isRecord(value) && Array.isArray(value[list])
const isFilter = (value: unknown): value is GameFilter =>
  isRecord(value) &&
  Array.isArray(value.areas) &&
  value.areas.every((area) => holds(area, 'secondOptions')) &&
  Array.isArray(value.fields) &&
  value.fields.every((field) => holds(field, 'options'))

/** What was kept less than ten minutes ago, if it still has the right shape. */
function fresh<T>(kept: unknown, isValid: (value: unknown) => value is T): T | undefined {
  if (!isRecord(kept) || typeof kept.at !== 'number') return undefined
  const age = Date.now() - kept.at
  return age >= 0 && age < FRESH_MS && isValid(kept.value) ? kept.value : undefined
}

const isGames = (value: unknown): value is Game[] => Array.isArray(value) && value.length > 0 && value.every(isGame)

/** Questions under way, which whoever asks meanwhile waits for too. */
const running = new Map<string, Promise<unknown>>()

function together<T>(key: string, ask: () => Promise<T>): Promise<T> {
  const asked = (running.get(key) as Promise<T> | undefined) ?? ask().finally(() => running.delete(key))
  running.set(key, asked)
  return asked
}

/** All games of this distributor; asked once a tab. Rejects as `call` does. */
export async function askGames(): Promise<Game[]> {
  const kept = fresh(readKept('session', GAMES), isGames)
  if (kept) return kept
  return together(GAMES, async () => {
    const { gameList } = await call('GET /comm/gameList', {}, { progress: true })
    writeKept('session', GAMES, { at: Date.now(), value: gameList })
    return gameList
  })
}

const keptFilters = (): Record<string, unknown> => {
  const all = readKept('session', FILTERS)
  return isRecord(all) ? all : {}
}

/** Areas, servers and attributes of a game; asked once a tab. Rejects as `call` does. */
export async function askFilter(gameId: number | string): Promise<GameFilter> {
  const kept = fresh(keptFilters()[gameId], isFilter)
  if (kept) return kept
  return together(`${FILTERS} ${gameId}`, async () => {
    const filter = await call('GET /comm/gamefilter', { gameId: String(gameId) }, { progress: true })
    writeKept('session', FILTERS, { ...keptFilters(), [gameId]: { at: Date.now(), value: filter } })
    return filter
  })
}

import type { Game, GameFilter } from '@/lib/contract/entities/goods'
import { call } from './api'
import { isRecord, readStored, writeStored } from './browser-storage'

/** Staff can change games, so a copy older than this is reloaded. */
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

/** Returns a value cached less than ten minutes ago, if its shape is still valid. */
function fresh<T>(entry: unknown, isValid: (value: unknown) => value is T): T | undefined {
  if (!isRecord(entry) || typeof entry.at !== 'number') return undefined
  const age = Date.now() - entry.at
  return age >= 0 && age < FRESH_MS && isValid(entry.value) ? entry.value : undefined
}

const isGames = (value: unknown): value is Game[] => Array.isArray(value) && value.length > 0 && value.every(isGame)

/** Running requests, shared by concurrent callers. */
const running = new Map<string, Promise<unknown>>()

function together<T>(key: string, ask: () => Promise<T>): Promise<T> {
  const request = (running.get(key) as Promise<T> | undefined) ?? ask().finally(() => running.delete(key))
  running.set(key, request)
  return request
}

/** Returns all games of this distributor; loaded once per tab. Rejects like `call`. */
export async function askGames(): Promise<Game[]> {
  const cached = fresh(readStored('session', GAMES), isGames)
  if (cached) return cached
  return together(GAMES, async () => {
    const { gameList } = await call('GET /comm/gameList', {}, { progress: true })
    writeStored('session', GAMES, { at: Date.now(), value: gameList })
    return gameList
  })
}

const storedFilters = (): Record<string, unknown> => {
  const all = readStored('session', FILTERS)
  return isRecord(all) ? all : {}
}

/** Returns areas, servers and attributes of a game; loaded once per tab. Rejects like `call`. */
export async function askFilter(gameId: number | string): Promise<GameFilter> {
  const cached = fresh(storedFilters()[gameId], isFilter)
  if (cached) return cached
  return together(`${FILTERS} ${gameId}`, async () => {
    const filter = await call('GET /comm/gamefilter', { gameId: String(gameId) }, { progress: true })
    writeStored('session', FILTERS, { ...storedFilters(), [gameId]: { at: Date.now(), value: filter } })
    return filter
  })
}

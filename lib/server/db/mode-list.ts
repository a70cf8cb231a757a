import { type SQL, sql } from 'drizzle-orm'
import type { ModeName } from '@/lib/shared/trade/trade-modes'

/** Trade modes as a literal SQL list: a partial index is used only if the query repeats its condition as text. */
export const modeList = (modes: readonly ModeName[]): SQL => sql.raw(`(${modes.map((mode) => `'${mode}'`).join(', ')})`)

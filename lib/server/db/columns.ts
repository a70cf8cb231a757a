import { bigint, customType, timestamp } from 'drizzle-orm/pg-core'
import type { UserId } from '@/lib/shared/ids'
import { type Fen, fen } from '@/lib/shared/money/money'

/** Money column: integer fen as bigint, in and out. Names end in `_fen`. */
export const money = customType<{ data: Fen; driverData: string }>({
  dataType: () => 'bigint',
  fromDriver: (value) => fen(BigInt(value)),
  toDriver: (value) => value.toString(),
})

/** Whole units of game currency. */
export const units = customType<{ data: bigint; driverData: string }>({
  dataType: () => 'bigint',
  fromDriver: (value) => BigInt(value),
  toDriver: (value) => value.toString(),
})

/** Search vector; written by SQL only. */
export const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })
export const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

export const at = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })
export const createdAt = () => at('created_at').notNull().defaultNow()
/** 64-bit id that stays far below 2^53, so a JavaScript number is exact. */
export const id = (name = 'id') => bigint(name, { mode: 'number' })
/** Reference to a member. */
export const userId = (name = 'user_id') => id(name).$type<UserId>()

import type { bargains } from '../../db/schema/bargains'

export type BargainRow = typeof bargains.$inferSelect

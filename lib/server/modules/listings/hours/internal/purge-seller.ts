import type { UserId } from '@/lib/shared/ids'
import { shelfTags } from '@/lib/shared/site/page-tags'
import type { Tx } from '../../../../db/client'
import type { Effects } from '../../../../runtime/context'
import { findShelved } from '../../catalog/queries-shelved'

/** Drops the pages of a seller's goods for sale, and the lists and offers that show the hours. */
export async function purgeSeller(tx: Tx, effects: Effects, sellerId: UserId): Promise<void> {
  const shown = await findShelved(tx, sellerId)
  effects.purge(...shown.map(({ sn }) => `goods:${sn}`))
  effects.age('coins', ...new Set(shown.flatMap(shelfTags)))
}

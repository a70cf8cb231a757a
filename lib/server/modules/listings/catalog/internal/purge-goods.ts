import { shelfTags } from '@/lib/shared/site/page-tags'
import type { Effects } from '../../../../runtime/context'

/** Drops the pages of changed goods, and refreshes the lists that show them. */
export function purgeGoods(
  effects: Effects,
  changed: readonly { sn: string; gameId: number; goodsTypeId: number }[],
): void {
  effects.purge(...changed.map(({ sn }) => `goods:${sn}`))
  effects.age(...new Set(changed.flatMap(shelfTags)))
}

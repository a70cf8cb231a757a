import { neededFields, needsErrors } from '@/lib/shared/goods/goods-needs'
import { goodsType } from '@/lib/shared/goods/goods-types'
import type { GameField } from '../../../../db/game-field'
import type { Services } from '../../../../runtime/context'
import { refuse } from '../../../../runtime/refusal'
import { loadRules } from '../../../core/tenancy/load-rule-book'
import { needsArea } from '../games/queries-games'

type Stated = Parameters<typeof needsErrors>[0]

interface Listing {
  gameId: number
  goodsTypeId: number
  fields: readonly GameField[]
  stated: Stated
  /** The current item; absent: a new one. */
  former?: Stated
  /** File imports have no pictures: staff review an item without pictures instead of this refusal. */
  isFromFile: boolean
}

/** Checks that a listing contains what the rules require for its kind. Refuses INVALID_INPUT. */
export async function assertNeeds(services: Pick<Services, 'db' | 'now'>, listing: Listing): Promise<void> {
  const { gameId, goodsTypeId, stated, former, isFromFile } = listing
  const { leastPictures, rankNeeded } = await loadRules(services, { mode: goodsType(goodsTypeId).mode, gameId })
  const fields = neededFields(listing.fields, { rankNeeded, goodsTypeId })
  const needs = {
    goodsTypeId,
    leastPictures,
    fields,
    needsArea: !stated.areaId && (await needsArea(services, listing)),
  }
  const { areaId, facts, images } = needsErrors(stated, needs, former)
  if (areaId) throw refuse('INVALID_INPUT', areaId, { field: 'areaId' })
  if (facts) throw refuse('INVALID_INPUT', facts, { field: 'facts' })
  if (images && !isFromFile) throw refuse('INVALID_INPUT', images, { field: 'images' })
}

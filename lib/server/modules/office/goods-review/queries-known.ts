import { goodsType } from '@/lib/shared/goods/goods-types'
import type { UserCtx } from '../../../runtime/context'
import { orNull } from '../../../runtime/refusal'
import { loadRuleBook } from '../../core/tenancy/load-rule-book'
import type { Draft } from '../../listings/catalog/types'
import { findHashes, findRepeated } from '../../listings/media/queries'
import { rangeFinder } from '../../listings/valuation/queries-range'
import { findContacts } from '../../people/identity/queries'
import { isBlacklisted } from '../trust/queries-black'
import { countApproved } from './queries-approved'
import { findPassedPrices } from './queries-passed'
import { isSampled } from './rules-sample'
import { isUnseen } from './rules-unseen'
import type { Known } from './types'

const NONE_PASSED: Known['passed'] = new Map()

/** Returns the data that automatic screening compares the caller's listings with. */
export async function loadKnown(ctx: UserCtx, drafts: readonly Draft[]): Promise<Map<Draft, Known>> {
  const { userId } = ctx.user
  const unseen = new Map(drafts.map((draft) => [draft, isUnseen(draft)]))
  const keys = [...new Set([...unseen.values()].flatMap(({ images }) => images))]
  const [people, repeated, hashes, rulesOf] = await Promise.all([
    findContacts(ctx, [userId]),
    findRepeated(ctx.db, { userId, keys }),
    findHashes(ctx.db, keys),
    loadRuleBook(ctx),
  ])
  const rules = new Map(
    drafts.map((draft) => [draft, rulesOf({ mode: goodsType(draft.goodsTypeId).mode, gameId: draft.gameId })]),
  )
  const most = Math.max(0, ...[...rules.values()].map(({ firstReviewed }) => firstReviewed))
  const approved = await countApproved(ctx, userId, most)
  const isListed = await isBlacklisted(ctx, [people.get(userId)?.phone ?? ''])
  const since = people.get(userId)?.createdAt ?? ctx.now()
  const hashOf = new Map(keys.map((key, i) => [key, hashes[i] ?? '']))
  const taken = new Set(repeated.map(({ key }) => key))
  const rangeOf = rangeFinder(ctx)
  const repriced = drafts.filter((draft) => unseen.get(draft)?.price)
  const passed = await findPassedPrices(
    ctx,
    repriced.flatMap(({ former }) => former?.sn ?? []),
  )
  const known = new Map<Draft, Known>()
  for (const draft of drafts) {
    const { price, images } = unseen.get(draft) ?? isUnseen(draft)
    const range = price ? await orNull(rangeOf(draft)) : null
    const { firstReviewed = 0, leastPictures = 0, pictureSampleBp = 0 } = rules.get(draft) ?? {}
    known.set(draft, {
      firstReviewed,
      leastPictures,
      approved,
      isListed,
      since,
      middle: range?.mid ?? null,
      passed: (draft.former && passed.get(draft.former.sn)) ?? NONE_PASSED,
      now: ctx.now(),
      sampled: images
        .filter((key) => isSampled(hashOf.get(key) ?? '', { userId, shareBp: pictureSampleBp }))
        .map((key) => draft.images.indexOf(key) + 1),
      repeated: images.filter((key) => taken.has(key)).map((key) => draft.images.indexOf(key) + 1),
    })
  }
  return known
}

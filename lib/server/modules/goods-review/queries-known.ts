import type { UserCtx } from '../../runtime/context'
import { orNull } from '../../runtime/refusal'
import type { Draft } from '../catalog/types'
import { findContacts } from '../identity/queries'
import { findRepeated } from '../media/queries'
import { isBlacklisted } from '../trust/queries-black'
import { rangeFinder } from '../valuation/queries-range'
import { isUnseen } from './rules-unseen'
import type { Known } from './types'

/** What the first pass compares the caller's listings with. */
export async function loadKnown(ctx: UserCtx, drafts: readonly Draft[]): Promise<Map<Draft, Known>> {
  const { userId } = ctx.user
  const unseen = new Map(drafts.map((draft) => [draft, isUnseen(draft)]))
  const keys = [...new Set([...unseen.values()].flatMap(({ images }) => images))]
  const [people, repeated] = await Promise.all([findContacts(ctx, [userId]), findRepeated(ctx.db, { userId, keys })])
  const isListed = await isBlacklisted(ctx, [people.get(userId)?.phone ?? ''])
  const since = people.get(userId)?.createdAt ?? ctx.now()
  const taken = new Set(repeated.map(({ key }) => key))
  const rangeOf = rangeFinder(ctx)
  const known = new Map<Draft, Known>()
  for (const draft of drafts) {
    const { price, images } = unseen.get(draft) ?? isUnseen(draft)
    const range = price ? await orNull(rangeOf(draft)) : null
    known.set(draft, {
      ...{ isListed, since, middle: range?.mid ?? null, now: ctx.now() },
      repeated: images.filter((key) => taken.has(key)).map((key) => draft.images.indexOf(key) + 1),
    })
  }
  return known
}

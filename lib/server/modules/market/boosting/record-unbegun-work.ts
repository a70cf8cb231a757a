import type { UserId } from '@/lib/shared/ids'
import type { Tx } from '../../../db/client'
import { countHit } from '../../../runtime/rate-limit'
import type { Rules } from '../../core/tenancy/types'
import { findPersonKey } from '../../people/identity/queries-person'
import { pauseKey } from './rules'

interface Unbegun {
  userId: UserId
  rules: Pick<Rules, 'mostUnbegun' | 'unbegunHours'>
  at: Date
}

/** Counts a work that a booster accepted and never began; after some of them the person accepts nothing for a time. */
export async function recordUnbegunWork(tx: Tx, { userId, rules, at }: Unbegun): Promise<void> {
  const person = await findPersonKey(tx, userId)
  const seconds = rules.unbegunHours * 3600
  if ((await countHit(tx, `unbegun ${person}`, seconds, at.getTime())) < rules.mostUnbegun) return
  await countHit(tx, pauseKey(person), seconds, at.getTime())
}

import type { RankRow } from '@/lib/contract/entities/campaign'
import { maskName } from '@/lib/shared/mask'
import { fenToYuan } from '@/lib/shared/money'
import type { PublicUser } from '../identity/queries'
import type { Standing } from './rules-ranking'

/** Places are numbers of their own, in the order given; nobody's full name or number is public. */
export const presentRanking = (standings: readonly Standing[], people: ReadonlyMap<number, PublicUser>): RankRow[] =>
  standings.map(({ userId, count, amount }, i) => ({
    rank: i + 1,
    name: maskName(people.get(userId)?.nickName ?? '已注销用户'),
    count,
    amount: fenToYuan(amount),
  }))

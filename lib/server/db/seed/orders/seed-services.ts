import { yuanToFen } from '@/lib/shared/money/money'
import type { ServiceKind } from '@/lib/shared/trade/service-terms'
import type { Db } from '../../client'
import { servicePlans } from '../../schema/market/boosting'
import { LADDERS, SINGLES } from './plans-boosting'
import { CONVOY } from './plans-convoy'

/** Seeds boosting ladders, single boosting jobs and convoy per match; the same for all distributors. */
export async function seedServices(db: Db): Promise<void> {
  const ladders = LADDERS.flatMap(({ gameId, safety, first, steps }) =>
    steps.map(([to, price, hours], i) => {
      const from = steps[i - 1]?.[0] ?? first
      return row('boosting', {
        gameId,
        title: `${from}到${to}`,
        fromStep: from,
        toStep: to,
        price,
        hours,
        safety,
        sort: i,
      })
    }),
  )
  const singles = SINGLES.flatMap(({ gameId, safety, jobs }) =>
    jobs.map(([title, price, hours], i) => row('boosting', { gameId, title, price, hours, safety, sort: 100 + i })),
  )
  const convoy = CONVOY.flatMap(({ gameId, plans }) =>
    plans.map(([title, price, safety], i) => row('convoy', { gameId, title, price, hours: 1, safety, sort: i })),
  )
  await db.insert(servicePlans).values([...ladders, ...singles, ...convoy])
}

interface PlanSeed {
  gameId: number
  title: string
  fromStep?: string
  toStep?: string
  /** In yuan. */
  price: number
  hours: number
  safety: string
  sort: number
}

const row = (kind: ServiceKind, { price, ...plan }: PlanSeed) => ({
  kind,
  ...plan,
  priceFen: yuanToFen(price.toFixed(2)),
})

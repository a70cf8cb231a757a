'use client'

import styles from '@/components/orders/pay/pay.module.css'
import { Field } from '@/components/ui/forms/field'
import { isWholePlace } from '@/components/ui/forms/place-fields'
import { fromQuery, withAddress } from '@/components/ui/forms/with-address'
import { Alert } from '@/components/ui/kit/alert'
import { buttonClass } from '@/components/ui/kit/button'
import { Empty } from '@/components/ui/kit/empty'
import { LoadError } from '@/components/ui/kit/load-error'
import { SkeletonRows } from '@/components/ui/kit/skeleton'
import { call } from '@/lib/client/api'
import { askFilter } from '@/lib/client/game-data'
import { useLoad } from '@/lib/client/hooks/use-load'
import type { CoinOffer } from '@/lib/contract/entities/quick-coin'
import { unitOf } from '@/lib/shared/goods/coin-unit'
import { wishOf } from './gold-draft'
import { GoldFormView } from './gold-form-view'
import { useGoldForm } from './use-gold-form'
import { useQuote } from './use-quote'

const askOffers = (gid: string) => call('GET /quickCoin/getQuickCoinList', { ...(gid && { gid }), pageSize: '1' })
type Games = Awaited<ReturnType<typeof askOffers>>['games']

/** Order by amount: the best open offer is updated while typing. */
export function BestOrderPage({ gid }: { gid: string }) {
  const { data, slow, error, reload } = useLoad('games', () => askOffers(''))
  if (data && data.games.length > 0) {
    const isOffered = data.games.some(({ gameId }) => String(gameId) === gid)
    return <BestOrder games={data.games} start={isOffered ? gid : ''} isGone={gid !== '' && !isOffered} />
  }
  return (
    <div className={`wrap ${styles.cash}`}>
      <section className={`panel ${styles.part} ${styles.stack}`}>
        {slow ? <SkeletonRows rows={4} /> : null}
        {error ? <LoadError message={error} onRetry={reload} /> : null}
        {data ? (
          <Empty picture="search" title="现在没有币商接单" text="币商有接单时间，可以稍后再来，或先买现货">
            <a className={buttonClass()} href="/wares/hotShoppingMall">
              看现货
            </a>
          </Empty>
        ) : null}
      </section>
    </div>
  )
}

function BestOrder({ games, start, isGone }: { games: Games; start: string; isGone: boolean }) {
  const form = useGoldForm({
    start: { gid: start, areaId: '', serverId: '' },
    isOffered: (gid) => games.some(({ gameId }) => String(gameId) === gid),
    now: () => ({ areas, unit, quote: state.quote }),
  })
  const { gid, areaId, serverId } = form.fields
  const game = useLoad(gid, async () => {
    if (!gid) return null
    const [{ areas }, { list }] = await Promise.all([askFilter(gid), askOffers(gid)])
    return { gid, areas, best: list[0] }
  })
  const known = game.data?.gid === gid ? game.data : null
  const areas = known?.areas ?? []
  const best: CoinOffer | undefined = known?.best
  const unit = unitOf(best?.ratio ?? '')
  const coinName = best?.coinName ?? '游戏币'
  const wish = wishOf(form.fields, unit)
  const place = { ...(areaId && { areaId }), ...(serverId && { serverId }) }
  const state = useQuote(
    known && wish && isWholePlace(form.fields, areas) ? { kind: 'sell', gid, ...place, ...wish } : null,
  )
  return (
    <GoldFormView
      title="快速买币"
      form={form}
      state={state}
      areas={areas}
      unit={unit}
      coinName={coinName}
      place={{ areaId: 0, serverId: 0 }}
      offer={best}
    >
      {isGone ? <Alert kind="warn">这款游戏现在没有币商接单，可以先选其他游戏。</Alert> : null}
      <Field {...form.field('gid')} label="游戏" required>
        <select
          className="input input-lg"
          value={gid}
          onChange={(event) =>
            form.change({ gid: event.target.value, areaId: '', serverId: '', roleName: '', typed: '' })
          }
        >
          <option value="">选择游戏</option>
          {games.map(({ gameId, gameName, offers }) => (
            <option key={gameId} value={gameId}>
              {`${gameName}（${offers} 家报价）`}
            </option>
          ))}
        </select>
      </Field>
      {game.error ? <LoadError message={game.error} onRetry={game.reload} /> : null}
    </GoldFormView>
  )
}

/** Query: gid. */
export const BestOrderHere = withAddress(BestOrderPage, (address) => ({ gid: fromQuery(address, 'gid') }))

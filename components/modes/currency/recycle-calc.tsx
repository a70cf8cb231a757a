'use client'

import { useState } from 'react'
import { incomeOf } from '@/components/modes/fast-gold/coin-income'
import { useQuote } from '@/components/modes/fast-gold/use-quote'
import { EarlyInput } from '@/components/ui/forms/early-input'
import { Field } from '@/components/ui/forms/field'
import { isWholePlace, PlaceFields } from '@/components/ui/forms/place-fields'
import { Alert } from '@/components/ui/kit/alert'
import { Button } from '@/components/ui/kit/button'
import { onDemand } from '@/components/ui/kit/on-demand'
import { Price } from '@/components/ui/kit/price'
import { redirectToLogin } from '@/lib/client/redirect-to-login'
import type { GameFilter } from '@/lib/contract/entities/goods'
import type { CoinQuote } from '@/lib/contract/entities/quick-coin'
import { scaleText } from '@/lib/shared/goods/coin-text'
import { type CoinUnit, ratioWords, readCoins, unitName, unitOf } from '@/lib/shared/goods/coin-unit'
import { fenToYuan, yuanText, yuanToFen } from '@/lib/shared/money/money'
import { normalAmount } from '@/lib/shared/normalize/amount'
import { coinPrice, coinsText, ratioOf } from '@/lib/shared/trade/coin-terms'
import styles from './currency.module.css'
import type { GameScale } from './scale'

const RecycleDialog = onDemand(() =>
  import('@/components/modes/fast-gold/recycle-dialog').then((file) => file.RecycleDialog),
)

interface Props {
  scales: readonly GameScale[]
  recyclePercent: number
  /** Game of the address, or the first with a buyer. */
  gid: string
  amount: string
  /** Areas of that game. */
  areas: GameFilter['areas']
}

/**
 * Computes what a merchant currently pays for an amount in a game area, with a link to sell. A plain GET form without
 * scripts.
 */
export function RecycleCalc({ scales, recyclePercent, gid, amount, areas }: Props) {
  const game = scales.find((row) => String(row.gameId) === gid) ?? scales[0]
  const [place, setPlace] = useState({ areaId: '', serverId: '' })
  const [typed, setTyped] = useState(amount)
  const [sold, setSold] = useState<CoinQuote | null>(null)
  const unit: CoinUnit = unitOf(game?.medianScale ?? 0)
  const units = readCoins(typed, unit)
  const isPlaced = isWholePlace(place, areas)
  const placeIds = {
    ...(place.areaId && { areaId: place.areaId }),
    ...(place.serverId && { serverId: place.serverId }),
  }
  const state = useQuote(
    game && units && isPlaced ? { kind: 'recycle', gid: String(game.gameId), ...placeIds, amount: units } : null,
  )
  if (!game) return null
  const { quote } = state
  const gain = quote && incomeOf(quote.offer, yuanToFen(quote.price))
  const error = typed && !units ? '请填写正确的数量' : undefined
  const reference = units && fenToYuan(coinPrice(BigInt(units), ratioOf(game.recycleScale.toFixed(2))))
  const handleSell = () => {
    if (!redirectToLogin(`/wares/goldRecycling?gid=${game.gameId}&amount=${encodeURIComponent(typed)}`)) setSold(quote)
  }
  const form = {
    fields: place,
    change: (part: Partial<typeof place>) => setPlace({ ...place, ...part }),
    field: (name: 'areaId' | 'serverId') => ({ id: `recycle-${name}`, error: undefined }),
  }
  return (
    <form className={`panel ${styles.calc}`} action="/wares/goldRecycling" aria-labelledby="calc-h">
      <h2 id="calc-h">算一算，直接卖给币商</h2>
      <Field id="recycle-game" label="游戏">
        <select
          className="input input-lg"
          name="gid"
          value={String(game.gameId)}
          onChange={(event) => location.assign(`/wares/goldRecycling?gid=${event.target.value}`)}
        >
          {scales.map((row) => (
            <option key={row.gameId} value={row.gameId}>
              {row.gameName}（{row.coinName}）
            </option>
          ))}
        </select>
      </Field>
      <PlaceFields form={form} areas={areas} size="lg" />
      <Field id="recycle-amount" label={`数量（${unitName(unit, game.coinName)}）`} error={error}>
        <EarlyInput
          className="input input-lg num"
          name="amount"
          inputMode="decimal"
          autoComplete="off"
          placeholder="如 500"
          value={typed}
          onText={setTyped}
          onBlur={() => setTyped(normalAmount(typed))}
        />
      </Field>
      <dl className={styles.result} aria-live="polite" aria-busy={state.busy}>
        <dt>
          {quote ? `卖 ${coinsText(quote.amount)}${game.coinName}给 ${quote.offer.merchant.name}，到手` : '现在能卖'}
        </dt>
        <dd>
          {quote ? (
            <Price yuan={gain?.income ?? ''} size="xl" />
          ) : (
            <Waiting isComplete={Boolean(units) && isPlaced} busy={state.busy} />
          )}
        </dd>
        <dd>
          <small>
            {quote
              ? `${ratioWords(quote.ratio, game.coinName)}；货款 ${yuanText(quote.price)} 已预付到平台，服务费 ${yuanText(gain?.fee ?? '')}`
              : `参考价 1 元收 ${scaleText(game.recycleScale)}${game.coinName}，即在售参考单价的 ${recyclePercent}%${reference ? `，${coinsText(Number(units))}约 ${yuanText(reference)}` : ''}`}
          </small>
        </dd>
      </dl>
      {state.refusal ? (
        <Alert kind="warn" live>
          {state.refusal}
        </Alert>
      ) : null}
      <Button kind="primary" size="lg" block disabled={!quote} onClick={handleSell}>
        {quote ? '卖给这家币商' : '选好区服和数量后可卖'}
      </Button>
      <noscript>
        <button className="btn btn-block" type="submit">
          计算
        </button>
      </noscript>
      {sold ? (
        <RecycleDialog offer={sold.offer} amount={sold.amount} onClose={() => setSold(null)} onRefused={state.reload} />
      ) : null}
    </form>
  )
}

function Waiting({ isComplete, busy }: { isComplete: boolean; busy: boolean }) {
  return (
    <span className="muted">
      {isComplete ? (busy ? '正在询价…' : '这个数量暂时没有币商收') : '选好区服、填写数量后显示'}
    </span>
  )
}

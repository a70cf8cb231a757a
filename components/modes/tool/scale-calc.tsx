'use client'

import { useState } from 'react'
import type { GameScale } from '@/components/modes/currency/scale'
import { compareOffer, perWanText, verdict, worth } from '@/components/modes/currency/scale'
import { EarlyInput } from '@/components/ui/forms/early-input'
import { Field } from '@/components/ui/forms/field'
import { scaleText } from '@/lib/shared/goods/coin-text'
import { yuanText } from '@/lib/shared/money/money'
import { normalAmount } from '@/lib/shared/normalize/amount'
import { normalCount } from '@/lib/shared/normalize/digits'
import { fieldError } from '@/lib/shared/people/field-rules'
import styles from './tool.module.css'

/** Compares an offer of currency for money with the offers on the shelf. */
export function ScaleCalc({ scales }: { scales: readonly GameScale[] }) {
  const [gid, setGid] = useState(scales[0]?.gameId)
  const [wan, setWan] = useState('')
  const [price, setPrice] = useState('')
  const game = scales.find((row) => row.gameId === gid)
  if (!game) return <p className="muted">暂时没有在售的游戏币，没有行情可以比较。</p>
  const result = compareOffer(normalCount(wan), normalAmount(price), game.medianScale)
  const fault = (rule: 'integer' | 'price', text: string) => (text ? fieldError(rule, text) : undefined)
  return (
    <div className={styles.calc}>
      <div className={styles.form}>
        <Field id="scale-game" label="游戏">
          <select className="input" value={gid} onChange={(event) => setGid(Number(event.target.value))}>
            {scales.map((row) => (
              <option key={row.gameId} value={row.gameId}>
                {row.gameName}（{row.coinName}）
              </option>
            ))}
          </select>
        </Field>
        <Field id="scale-amount" label={`数量（万${game.coinName}）`} error={fault('integer', normalCount(wan))}>
          <EarlyInput
            className="input num"
            inputMode="numeric"
            autoComplete="off"
            placeholder="如 500"
            value={wan}
            onText={setWan}
            onBlur={() => setWan(normalCount(wan))}
          />
        </Field>
        <Field id="scale-price" label="价格（元）" error={fault('price', normalAmount(price))}>
          <EarlyInput
            className="input num"
            inputMode="decimal"
            autoComplete="off"
            placeholder="如 40"
            value={price}
            onText={setPrice}
            onBlur={() => setPrice(normalAmount(price))}
          />
        </Field>
      </div>
      <dl className={styles.ratio} aria-live="polite">
        <div>
          <dt>这笔的比例</dt>
          <dd className="num">{result ? `1 元 = ${scaleText(result.scale)}` : '–'}</dd>
          <dd className="muted">
            {result ? `${perWanText(result.scale)}/万，${verdict(result, game.medianScale)}` : '填写数量和价格后比较'}
          </dd>
        </div>
        <div>
          <dt>在售参考</dt>
          <dd className="num">1 元 = {scaleText(game.medianScale)}</dd>
          <dd className="muted">
            {worth(wan, game.medianScale)
              ? `这些币约 ${yuanText(worth(wan, game.medianScale))}`
              : `${perWanText(game.medianScale)}/万`}
          </dd>
        </div>
        <div>
          <dt>在售最优</dt>
          <dd className="num">1 元 = {scaleText(game.bestScale)}</dd>
          <dd>
            <a className="link" href={`/wares/hotShoppingMall?gid=${game.gameId}`}>
              看 {game.offers} 件在售
            </a>
          </dd>
        </div>
      </dl>
    </div>
  )
}

'use client'

import { useState } from 'react'
import { ComingButton } from '@/components/ui/coming-button'
import { Field } from '@/components/ui/field'
import { Price } from '@/components/ui/price'
import { passes, RULES } from '@/lib/shared/field-rules'
import type { GameScale } from './coin-mall'
import styles from './currency.module.css'
import { amountText, scaleText, worth } from './scale'

interface Props {
  scales: readonly GameScale[]
  recyclePercent: number
  /** Of the address. */
  gid: string
  amount: string
}

/** Game and amount -> yuan, at once; a plain GET form without scripts. */
export function RecycleCalc({ scales, recyclePercent, gid, amount }: Props) {
  const [chosen, setChosen] = useState({ gid, amount })
  const game = scales.find((row) => String(row.gameId) === chosen.gid) ?? scales[0]
  if (!game) return null
  const pay = worth(chosen.amount, game.recycleScale)
  const error = chosen.amount && !passes('integer', chosen.amount) ? RULES.integer.message : undefined
  return (
    <form className={`panel ${styles.calc}`} action="/wares/goldRecycling" aria-labelledby="calc-h">
      <h2 id="calc-h">算一算能卖多少</h2>
      <Field id="recycle-game" label="游戏">
        <select
          className="input input-lg"
          name="gid"
          value={String(game.gameId)}
          onChange={(event) => setChosen({ ...chosen, gid: event.target.value })}
        >
          {scales.map((row) => (
            <option key={row.gameId} value={row.gameId}>
              {row.gameName}（{row.coinName}）
            </option>
          ))}
        </select>
      </Field>
      <Field id="recycle-amount" label={`数量（万${game.coinName}）`} error={error}>
        <input
          className="input input-lg num"
          name="amount"
          inputMode="numeric"
          maxLength={9}
          autoComplete="off"
          placeholder="如 500"
          value={chosen.amount}
          onChange={(event) => setChosen({ ...chosen, amount: event.target.value.trim() })}
        />
      </Field>
      <dl className={styles.result} aria-live="polite">
        <dt>{pay ? `${amountText(Number(chosen.amount) * 10_000)}${game.coinName}参考回收价` : '参考回收价'}</dt>
        <dd>{pay ? <Price yuan={pay} size="xl" /> : <span className="muted">填写数量后显示</span>}</dd>
        <dd>
          <small>
            1 元收 {scaleText(game.recycleScale)}
            {game.coinName}，即在售中位单价的 {recyclePercent}%
          </small>
        </dd>
      </dl>
      <ComingButton kind="primary" size="lg" block>
        申请回收
      </ComingButton>
      <noscript>
        <button className="btn btn-block" type="submit">
          计算
        </button>
      </noscript>
      <p className="muted">参考价随在售行情变化，成交以币商接单时的报价为准。</p>
    </form>
  )
}

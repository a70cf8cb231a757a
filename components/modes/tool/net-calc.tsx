'use client'

import { useRef, useState } from 'react'
import { EarlyInput } from '@/components/ui/forms/early-input'
import { Field } from '@/components/ui/forms/field'
import { LoadError } from '@/components/ui/kit/load-error'
import { lazyCall } from '@/lib/client/lazy-call'
import { normalAmount } from '@/lib/shared/normalize/amount'
import { fieldError } from '@/lib/shared/people/field-rules'
import { type FeeConf, quoteBothSides } from './net-price'
import { NetResult } from './net-result'
import styles from './tool.module.css'

export interface ToolGame {
  id: number
  name: string
  types: readonly { id: number; name: string }[]
}

interface Props {
  games: readonly ToolGame[]
  /** Initial values from the address, with the matching fee; undefined: this type is currently not traded. */
  start: { gid: number; gt: number; price: string; conf?: FeeConf }
}

/**
 * Computes the seller's income and the buyer's total from price and type. The fee comes from the current rules; a GET
 * form without scripts.
 */
export function NetCalc({ games, start }: Props) {
  const [price, setPrice] = useState(start.price)
  const [kind, setKind] = useState({ gid: start.gid, gt: start.gt })
  const [conf, setConf] = useState<{ value?: FeeConf; state: 'known' | 'busy' | 'failed'; message?: string }>({
    value: start.conf,
    state: 'known',
  })
  const latest = useRef(0)
  const game = games.find((one) => one.id === kind.gid)
  const choose = async (gid: number, wanted: number) => {
    const types = games.find((one) => one.id === gid)?.types ?? []
    const gt = types.some((type) => type.id === wanted) ? wanted : (types[0]?.id ?? 0)
    setKind({ gid, gt })
    setConf({ state: 'busy' })
    const turn = ++latest.current
    try {
      const value = await lazyCall('GET /goods/getGoodsUpperConf', { gameId: String(gid), goodsTypeId: String(gt) })
      if (turn === latest.current) setConf({ value, state: 'known' })
    } catch (error) {
      if (turn === latest.current)
        setConf({ state: 'failed', message: error instanceof Error ? error.message : '加载失败' })
    }
  }
  const quote = conf.value && quoteBothSides(normalAmount(price), conf.value)
  return (
    <div className={styles.calc}>
      <form className={styles.form} action="/tool/tool" aria-label="到手价计算">
        <Field id="net-game" label="游戏">
          <select
            className="input"
            name="gid"
            value={kind.gid}
            onChange={(event) => void choose(Number(event.target.value), kind.gt)}
          >
            {games.map((one) => (
              <option key={one.id} value={one.id}>
                {one.name}
              </option>
            ))}
          </select>
        </Field>
        <Field id="net-type" label="商品类型">
          <select
            className="input"
            name="gt"
            value={kind.gt}
            onChange={(event) => void choose(kind.gid, Number(event.target.value))}
          >
            {game?.types.map((type) => (
              <option key={type.id} value={type.id}>
                {type.name}
              </option>
            ))}
          </select>
        </Field>
        <Field id="net-price" label="标价（元）" error={price ? fieldError('price', normalAmount(price)) : undefined}>
          <EarlyInput
            className="input num"
            name="price"
            inputMode="decimal"
            autoComplete="off"
            placeholder="如 888"
            value={price}
            onText={setPrice}
            onBlur={() => setPrice(normalAmount(price))}
          />
        </Field>
        <noscript>
          <button className="btn" type="submit">
            计算
          </button>
        </noscript>
      </form>
      {conf.state === 'failed' ? (
        <LoadError message={conf.message ?? '加载失败'} onRetry={() => void choose(kind.gid, kind.gt)} />
      ) : null}
      {conf.state === 'known' && !conf.value ? <p className="alert alert-warn">这类商品暂停交易，没有费率。</p> : null}
      {conf.value ? <NetResult conf={conf.value} quote={quote} /> : null}
    </div>
  )
}

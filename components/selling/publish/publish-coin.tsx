'use client'

import { useEffect, useRef, useState } from 'react'
import { Field, FieldError } from '@/components/ui/forms/field'
import { COIN_FIELDS, COIN_UNITS, coinTitle, isCoinUnit } from '@/lib/shared/goods/coin-facts'
import { normalAmount } from '@/lib/shared/normalize/amount'
import { passes } from '@/lib/shared/people/field-rules'
import { draftCoins, type PublishDraft } from './publish-draft'
import type { DraftForm } from './use-publish-form'
import type { PublishOptions } from './use-publish-options'

interface Props {
  form: DraftForm
  options: PublishOptions
}

/** Ratio, unit and hand-over of a currency offer. The title is made from them and can be added to. */
export function PublishCoin({ form, options }: Props) {
  const draft = form.fields
  const coinName = options.conf.data?.coinName ?? '游戏币'
  useComposedTitle(
    form,
    coinTitle({ coins: draftCoins(draft), coinName, place: placeOf(draft, options), way: draft.coinWay }),
  )
  const [, way] = COIN_FIELDS
  return (
    <>
      <Ratio form={form} coinName={coinName} />
      <Field {...form.field('coinUnit')} label="单位">
        <select
          className="input"
          value={draft.coinUnit}
          onChange={(event) => form.change({ coinUnit: event.target.value })}
        >
          {Object.keys(COIN_UNITS).map((unit) => (
            <option key={unit} value={unit}>
              {unit === '个' ? coinName : `${unit}${coinName}`}
            </option>
          ))}
        </select>
      </Field>
      <Field {...form.field('coinWay')} label={way.label} required>
        <select
          className="input"
          value={draft.coinWay}
          onChange={(event) => form.change({ coinWay: event.target.value })}
        >
          <option value="">请选择</option>
          {way.options.map((text) => (
            <option key={text}>{text}</option>
          ))}
        </select>
      </Field>
      <FieldError id="facts" error={form.errorOf('facts')} />
    </>
  )
}

export const CoinAmount = ({ form }: { form: DraftForm }) => (
  <Field {...form.field('coinAmount')} label="每份数量" required hint="一份商品里的数量，单位在下面选">
    <input className="input num" inputMode="decimal" autoComplete="off" {...form.input('coinAmount', normalAmount)} />
  </Field>
)

const DECIMALS = 4
const trimmed = (n: number): string => String(Number(n.toFixed(DECIMALS)))

/** Currency for one yuan; typing it sets the price, and a new price or amount changes it. */
function Ratio({ form, coinName }: { form: DraftForm; coinName: string }) {
  const [typed, setTyped] = useState<string | null>(null)
  const { price, coinUnit } = form.fields
  const coins = draftCoins(form.fields)
  const unit = isCoinUnit(coinUnit) && coinUnit === '个' ? '' : '万'
  const size = unit ? COIN_UNITS[unit] : 1
  const known = coins !== null && passes('price', price) ? trimmed(coins / size / Number(price)) : ''
  const handleChange = (text: string) => {
    setTyped(text)
    const ratio = Number(normalAmount(text))
    if (coins === null || !(ratio > 0)) return
    const next = (coins / size / ratio).toFixed(2)
    if (passes('price', next)) form.change({ price: next })
  }
  return (
    <Field
      id="coin-ratio"
      label={`比例（1 元兑换多少${unit}${coinName}）`}
      hint="填比例自动算出单价，填单价自动算出比例"
    >
      <input
        className="input num"
        inputMode="decimal"
        autoComplete="off"
        disabled={coins === null}
        value={typed ?? known}
        onChange={(event) => handleChange(event.target.value)}
        onBlur={() => setTyped(null)}
      />
    </Field>
  )
}

function placeOf({ areaId, serverId }: PublishDraft, { areas }: PublishOptions): string {
  const area = areas.find((one) => String(one.specialId) === areaId)
  const server = area?.secondOptions.find((one) => String(one.twoSpecialId) === serverId)
  return [...new Set([area?.specialName, server?.twoSpecialName])].filter(Boolean).join(' ')
}

/** Keeps the composed part at the start of the title; what the seller added behind it stays. */
function useComposedTitle(form: DraftForm, composed: string): void {
  const last = useRef('')
  const { bigTitle } = form.fields
  useEffect(() => {
    if (composed === '') return
    const former = last.current
    last.current = composed
    if (bigTitle.startsWith(composed)) return
    const isComposed = former !== '' && bigTitle.startsWith(former)
    if (!isComposed && bigTitle !== '') return
    form.change({ bigTitle: `${composed}${bigTitle.slice(former.length)}`.slice(0, 60) })
  }, [composed])
}

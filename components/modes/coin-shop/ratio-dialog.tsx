'use client'

import { useState } from 'react'
import { Field } from '@/components/ui/forms/field'
import { FormAlert } from '@/components/ui/forms/form-alert'
import { FormFoot } from '@/components/ui/forms/form-foot'
import { SteepAlert, useSure } from '@/components/ui/forms/steep-alert'
import { useForm } from '@/components/ui/forms/use-form'
import { Dialog } from '@/components/ui/overlays/dialog'
import { call } from '@/lib/client/api'
import { toast } from '@/lib/client/toast-store'
import type { OutputOf } from '@/lib/contract/kit'
import type { ApiContract } from '@/lib/contract/table'
import { isSteep } from '@/lib/shared/money/steep-change'
import type { RatioWay } from '@/lib/shared/trade/coin-ratios'
import { type CoinKind, coinsText, ratioOf } from '@/lib/shared/trade/coin-terms'
import styles from './coin-shop.module.css'

type Change = OutputOf<ApiContract['GET /quickCoin/ratioPreview']>['list'][number]

interface Props {
  kind: CoinKind
  onClose: () => void
  onDone: () => void
}

/** Changes the ratios of all own offers of a kind, after a preview of each. */
export function RatioDialog({ kind, onClose, onDone }: Props) {
  const [preview, setPreview] = useState<Change[] | null>(null)
  const sure = useSure()
  const form = useForm({
    id: 'ratios',
    start: { way: 'percent' as string, percent: '' },
    validate: ({ percent }) => ({
      percent: !percent.trim()
        ? '请填写百分比'
        : steep > 0 && !sure.isSure(previewed)
          ? '改动较大，核对新比例后请勾选确认'
          : undefined,
    }),
    send: async ({ way, percent }) => {
      const changes = changesOf(preview)
      if (changes.length === 0) {
        const { list } = await call('GET /quickCoin/ratioPreview', {
          kind,
          way: way as RatioWay,
          percent: percent.trim(),
        })
        return setPreview(list)
      }
      const { list, changed } = await call('POST /quickCoin/changeRatios', { changes: JSON.stringify(changes) })
      const kept = list.length - changed
      toast({ text: `已调整 ${changed} 条报价${kept > 0 ? `，${kept} 条没有变动` : ''}` })
      onDone()
    },
  })
  const change = (part: Partial<typeof form.fields>) => {
    setPreview(null)
    form.change(part)
  }
  const previewed = JSON.stringify(changesOf(preview))
  const steep = changesOf(preview).filter(({ from, to }) => isSteep(ratioOf(from), ratioOf(to))).length
  const count = changesOf(preview).length
  const worse = kind === 'sell' ? '低' : '高'
  return (
    <Dialog
      open
      title="批量调整比例"
      size="m"
      onClose={onClose}
      footer={<FormFoot form={form} label={count > 0 ? `调整 ${count} 条报价` : '预览'} onClose={onClose} />}
    >
      <form className="dialog-text dialog-stack" noValidate onSubmit={(event) => void form.submit(event)}>
        <Field {...form.field('way')} label="方式">
          <select className="input" value={form.fields.way} onChange={(event) => change({ way: event.target.value })}>
            <option value="percent">按百分比加减</option>
            <option value="best">{`比最优报价${worse}一些`}</option>
          </select>
        </Field>
        <Field
          {...form.field('percent')}
          label="百分比（%）"
          hint={
            form.fields.way === 'percent'
              ? '1 元能换的数量变多填正数，变少填负数，例如 -2'
              : `填 0 与最优报价相同，填 1 比最优${worse} 1%`
          }
        >
          <input
            className="input num"
            inputMode="text"
            autoComplete="off"
            value={form.fields.percent}
            onChange={(event) => change({ percent: event.target.value })}
          />
        </Field>
        {preview ? <Preview changes={preview} /> : null}
        {steep > 0 ? (
          <SteepAlert label="新比例已核对" {...sure.box(previewed)}>
            {`${steep} 条报价的比例变动超过 30%。`}
          </SteepAlert>
        ) : null}
        <FormAlert form={form} />
      </form>
    </Dialog>
  )
}

const changesOf = (preview: readonly Change[] | null) =>
  (preview ?? []).flatMap(({ offerSn, from, to }) => (to === null ? [] : [{ offerSn, from, to }]))

function Preview({ changes }: { changes: readonly Change[] }) {
  if (changes.length === 0) return <p className="muted">还没有报价</p>
  return (
    <ul className={styles.preview} aria-label="调整预览">
      {changes.map(({ offerSn, name, from, to, why }) => (
        <li key={offerSn}>
          <span>{name}</span>
          <span className="num">
            {to === null
              ? `${coinsText(Number(from))}，${why}`
              : `${coinsText(Number(from))} → ${coinsText(Number(to))}`}
          </span>
        </li>
      ))}
    </ul>
  )
}

'use client'

import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { call } from '@/lib/client/api'
import { useLoad } from '@/lib/client/hooks/use-load'
import { ACCOUNT } from '@/lib/shared/goods-types'
import type { Offer, OfferDraft } from './offer-draft'
import { OfferHandOver } from './offer-hand-over'
import { OfferPriceFields } from './offer-price-fields'
import styles from './own.module.css'
import { useOfferForm } from './use-offer-form'

const AT_FIELD = ['hour', 'night', 'day', 'week', 'deposit', 'minHours', 'rules', 'account', 'password', 'note']

interface Props {
  goodsSn: string
  gameId: number
  start: OfferDraft
  /** How the account is handed over now. */
  handOver: Offer['handOver']
  onSaved: () => void
}

export function OfferForm({ goodsSn, gameId, start, handOver, onSaved }: Props) {
  const { draft, change, send, busy, refused, errorOf } = useOfferForm(goodsSn, start, onSaved)
  const conf = useLoad(String(gameId), () =>
    call('GET /goods/getGoodsUpperConf', { gameId: String(gameId), goodsTypeId: String(ACCOUNT) }),
  )
  const feeBp = conf.data?.rentFeeBasisPoints ?? null
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <fieldset className={styles.part}>
        <legend>租金和押金</legend>
        <p className="field-hint">
          {feeBp === null
            ? '租金在归还验收后结算，押金由平台托管，不收服务费'
            : `平台从租金里收 ${feeBp / 100}% 服务费，归还验收后结算；押金由平台托管，不收服务费`}
        </p>
        <OfferPriceFields value={draft} change={change} errorOf={errorOf} feeBp={feeBp} />
      </fieldset>
      <OfferHandOver draft={draft} change={change} errorOf={errorOf} now={handOver} />
      <Field
        id="rules"
        label="对租客的要求"
        error={errorOf('rules')}
        hint={<span className="num">{`租客下单前会看到 ${draft.rules.length} / 300`}</span>}
      >
        <textarea
          className="input"
          rows={4}
          maxLength={300}
          placeholder="例如：只能打匹配和排位，不要使用付费道具，22点后请勿语音"
          value={draft.rules}
          onChange={(event) => change({ rules: event.target.value })}
        />
      </Field>
      {refused && !AT_FIELD.includes(refused.field) ? (
        <Alert kind="danger" live>
          {refused.message}
        </Alert>
      ) : null}
      <div className={styles.go}>
        <Button type="submit" kind="primary" size="lg" loading={busy}>
          保存并上架出租
        </Button>
        <a className="btn btn-text" href="/center/rent">
          返回我的租号
        </a>
      </div>
    </form>
  )
}

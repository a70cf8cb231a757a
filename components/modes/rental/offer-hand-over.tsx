import { Field } from '@/components/ui/forms/field'
import { Alert } from '@/components/ui/kit/alert'
import { useTradeTerms } from '@/lib/client/hooks/use-trade-terms'
import type { TradeTerms } from '@/lib/contract/entities/trade-terms'
import { spanText } from '@/lib/shared/text/span-text'
import type { HandOver, Offer, OfferFormState } from './offer-draft'
import styles from './own.module.css'

interface Props {
  gameId: number
  form: OfferFormState
  /** Current way of delivery. */
  now: Offer['handOver']
}

const waysOf = (terms: TradeTerms | null): readonly [way: HandOver, name: string, text: string][] => [
  ['kept', '用已保存的账号密码', '付款后系统马上交付，不用守着订单'],
  ['store', '保存账号密码，自动交付', '付款后系统马上交付；租客看过以后要换新密码再保存一次'],
  [
    'hand',
    '每单自己交付',
    `付款后${terms ? ` ${spanText(terms.startHours)}内` : ''}在订单里交付，超时自动取消并全额退款`,
  ],
]

/**
 * Automatic delivery of stored credentials, or manual delivery by the owner. Stored credentials are never shown again.
 */
export function OfferHandOver({ gameId, form, now }: Props) {
  const ways = waysOf(useTradeTerms('rental', gameId)).filter(([way]) => way !== 'kept' || now === 'auto')
  const draft = form.fields
  return (
    <fieldset className={styles.part} id="hand-over">
      <legend>账号交付</legend>
      {now === 'stale' ? (
        <Alert kind="warn">保存的账号密码已有租客看过，不会再自动交付。请先到游戏里改密码，再在下面保存新的。</Alert>
      ) : null}
      <div className={styles.ways}>
        {ways.map(([way, name, text]) => (
          <label key={way} className={styles.way}>
            <span className="check">
              <input
                type="radio"
                name="handOver"
                checked={draft.handOver === way}
                onChange={() => form.change({ handOver: way })}
              />
              <b>{name}</b>
            </span>
            <small>{text}</small>
          </label>
        ))}
      </div>
      {draft.handOver === 'store' ? (
        <>
          <Alert kind="safe">加密保存，只在有人租用时交给那一位租客，归还后马上对他隐藏；每次查看都有记录。</Alert>
          <div className={styles.pair}>
            <Field {...form.field('account')} label="账号" required>
              <input className="input" maxLength={100} autoComplete="off" {...form.input('account')} />
            </Field>
            <Field {...form.field('password')} label="密码" required>
              <input
                className="input"
                type="password"
                maxLength={100}
                autoComplete="new-password"
                {...form.input('password')}
              />
            </Field>
          </div>
          <Field {...form.field('note')} label="登录说明" hint="例如用哪个平台登录、要不要扫码，可不填">
            <input className="input" maxLength={300} autoComplete="off" {...form.input('note')} />
          </Field>
        </>
      ) : null}
    </fieldset>
  )
}

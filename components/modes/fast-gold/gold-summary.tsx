import styles from '@/components/orders/pay/pay.module.css'
import { TradeConsent } from '@/components/orders/pay/trade-consent'
import { FormAlert } from '@/components/ui/forms/form-alert'
import { Alert } from '@/components/ui/kit/alert'
import { Button } from '@/components/ui/kit/button'
import { PayBar } from '@/components/ui/kit/pay-bar'
import { Price } from '@/components/ui/kit/price'
import type { TradeTerms } from '@/lib/contract/entities/trade-terms'
import { ratioWords } from '@/lib/shared/goods/coin-unit'
import { laterText, minutesText, shareText } from '@/lib/shared/text/span-text'
import { coinsText } from '@/lib/shared/trade/coin-terms'
import own from './fast-gold.module.css'
import type { GoldForm } from './use-gold-form'
import type { QuoteState } from './use-quote'

interface Props {
  terms: TradeTerms | null
  form: GoldForm
  state: QuoteState
  coinName: string
  isVerified?: boolean
}

/** Exact costs, the agreement and the order button. */
export function GoldSummary({ terms, form, state, coinName, isVerified }: Props) {
  const { quote } = state
  const handleReload = () => {
    form.clear()
    state.reload()
  }
  const rows = [
    ['比例', quote ? ratioWords(quote.ratio, coinName) : '–'],
    ['到手', quote ? `${coinsText(quote.amount)}${coinName}` : '–'],
    ['服务费', '买家免收'],
  ]
  return (
    <aside className={`panel ${styles.part} ${styles.summary}`} aria-labelledby="sum-h">
      <h2 id="sum-h">费用明细</h2>
      <dl aria-live="polite" aria-busy={state.busy}>
        {rows.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="num">{value}</dd>
          </div>
        ))}
        <div className={styles.total}>
          <dt>应付</dt>
          <dd>
            {quote ? <Price yuan={quote.price} size="xl" /> : <span className="muted">选好区服、填写数量后显示</span>}
          </dd>
        </div>
      </dl>
      <FormAlert form={form} kind="warn">
        {' '}
        <button type="button" className="link" onClick={handleReload}>
          刷新报价
        </button>
      </FormAlert>
      {state.refusal && !form.refusal ? (
        <Alert kind="warn" live>
          {state.refusal}
        </Alert>
      ) : null}
      <TradeConsent />
      <ul className={own.queue} aria-label="交易协议要点">
        {pointsOf(terms).map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      <PayBar yuan={quote?.price}>
        <Button
          kind="primary"
          size="xl"
          block
          loading={form.busy}
          disabled={isVerified === false || state.busy}
          onClick={() => void form.submit()}
        >
          提交订单
        </Button>
      </PayBar>
      <p className={own.why}>
        {isVerified === false ? (
          <a className="link" href="#real-h">
            请先完成实名认证（年满 18 周岁）
          </a>
        ) : (
          `${terms ? `提交后 ${minutesText(terms.unpaidMinutes)}内付款，` : ''}付款时锁定比例`
        )}
      </p>
    </aside>
  )
}

/** Key points of the agreement under the current rules; unknown ones are omitted. */
const pointsOf = (terms: TradeTerms | null): string[] =>
  terms
    ? [
        `付款后货款由平台托管，币商 ${minutesText(terms.assignMinutes)}内接单，无人接单全额退款。`,
        `接单后 ${minutesText(terms.deliverMinutes)}内发货；超过 ${minutesText(terms.leaveMinutes)}可取消并获赔货款的 ${shareText(terms.noShowBp)}。`,
        `少交的部分按比例退回；确认收货 ${laterText(terms.holdHours)}放款给币商。`,
      ]
    : []

import { Field } from '@/components/ui/forms/field'
import type { Form } from '@/components/ui/forms/use-form'
import { Price } from '@/components/ui/kit/price'
import { fenToYuan, yuanText, yuanToFen } from '@/lib/shared/money/money'
import { normalAmount } from '@/lib/shared/normalize/amount'
import { normalCount } from '@/lib/shared/normalize/digits'
import { passes } from '@/lib/shared/people/field-rules'
import { DEPOSIT_TIMES } from '@/lib/shared/trade/service-terms'
import styles from './work-dialog.module.css'
import { repriced, type WorkFields } from './work-errors'
import { isFixed, spanText, WORK_WORDS, type WorkOffer } from './work-offer'

type Name = 'price' | 'hours' | 'safety' | 'efficiency'

/** Price, hours and the worker's deposits, as inputs or fixed; then the total. */
export function WorkTerms({ form, offer }: { form: Form<WorkFields>; offer: WorkOffer }) {
  const { kind } = offer
  const { worker, fee } = WORK_WORDS[kind]
  const isConvoy = kind === 'convoy'
  const labels: Record<Name, string> = {
    price: isConvoy ? '每局价格（元）' : '价格（元）',
    hours: '几小时内完成',
    safety: '安全保证金（元）',
    efficiency: '效率保证金（元）',
  }
  const open: readonly Name[] = isFixed(offer)
    ? offer.packageId
      ? []
      : ['safety', 'efficiency']
    : ['price', 'hours', 'safety', 'efficiency']
  const { price, num, hours, safety, efficiency } = form.fields
  const total = passes('price', price) && passes('integer', num) ? yuanToFen(price) * BigInt(num) : undefined
  const deposits =
    passes('price', safety) && passes('price', efficiency)
      ? yuanText(fenToYuan(yuanToFen(safety) + yuanToFen(efficiency)))
      : '–'
  return (
    <fieldset className={styles.part}>
      <legend>价格和保证金</legend>
      {open.length > 0 ? (
        <div className={styles.grid}>
          {open.map((name) => (
            <Field key={name} {...form.field(name)} label={labels[name]} required>
              <input
                className="input num"
                inputMode={name === 'hours' ? 'numeric' : 'decimal'}
                autoComplete="off"
                {...form.input(name, name === 'hours' ? normalCount : normalAmount, (text) =>
                  followers(form.fields, name, text),
                )}
              />
            </Field>
          ))}
        </div>
      ) : null}
      <p className={styles.small}>
        {`保证金由${worker}接单时从自己的余额冻结，不用你出：账号出事、超时没完成，从里面赔给你；合计最高为价格的 ${DEPOSIT_TIMES} 倍。`}
      </p>
      <dl className={styles.sum} aria-live="polite">
        <div>
          <dt>{isConvoy && num ? `${fee}，${num} 局` : fee}</dt>
          <dd>{total === undefined ? '–' : <Price yuan={fenToYuan(total)} size="l" />}</dd>
        </div>
        <div>
          <dt>完成时限</dt>
          <dd className="num">{passes('integer', hours) ? spanText(Number(hours)) : '–'}</dd>
        </div>
        <div>
          <dt>{worker}冻结的保证金</dt>
          <dd className="num">{deposits}</dd>
        </div>
      </dl>
    </fieldset>
  )
}

/** Fields that change together with another one. */
function followers(fields: WorkFields, name: Name, text: string): Partial<WorkFields> {
  if (name === 'hours') return {}
  return name === 'price' ? repriced(fields, { price: text }) : { ownDeposits: true }
}

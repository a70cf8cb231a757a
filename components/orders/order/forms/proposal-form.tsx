import styles from '@/components/orders/order/orders.module.css'
import { Field } from '@/components/ui/forms/field'
import type { OrderAction } from '@/lib/contract/entities/order'
import { feeOf } from '@/lib/shared/goods/quote'
import { amountError } from '@/lib/shared/money/amount-error'
import { type Fen, moneyText, YUAN_PATTERN, yuanText, yuanToFen } from '@/lib/shared/money/money'
import { normalAmount } from '@/lib/shared/normalize/amount'
import { type ActionForm, type DraftField, type FieldsProps, idOf } from './action-form'

function read(text: string): Fen | undefined {
  const amount = normalAmount(text)
  return YUAN_PATTERN.test(amount) ? yuanToFen(amount) : undefined
}

interface Split {
  pay: Fen
  forfeit: Fen
}

/** What each party receives under a proposal. */
function outcomeOf({ pay, forfeit }: Split, most: Split) {
  const back = most.pay - pay + forfeit
  const returned = most.forfeit - forfeit
  return pay > most.pay || forfeit > most.forfeit ? undefined : { pay, forfeit, back, returned }
}

type Outcome = NonNullable<ReturnType<typeof outcomeOf>>
/** `fee`: for the worker, who also reads what arrives of the pay. */
const rowsOf = (fee: OrderAction['fee']): [label: string, sumOf: (outcome: Outcome) => bigint][] => [
  ['付给打手（含服务费）', ({ pay }) => pay],
  ...(fee ? [['扣服务费后你到账', ({ pay }) => netOf(pay, fee)] satisfies [string, (outcome: Outcome) => bigint]] : []),
  ['从保证金赔给客户', ({ forfeit }) => forfeit],
  ['客户共收回', ({ back }) => back],
  ['退回打手的保证金', ({ returned }) => returned],
]
const netOf = (pay: Fen, { feeBp, leastFee }: NonNullable<OrderAction['fee']>): bigint =>
  pay - feeOf(pay, { feeBp, leastFee: yuanToFen(leastFee) })

/** Terms for ending a work, and what each party receives, next to the other party's proposal. */
function ProposalFields({ action, draft, change, errorOf }: FieldsProps) {
  const most = action.most ?? '0.00'
  const mostForfeit = action.mostForfeit ?? '0.00'
  const limits = { pay: yuanToFen(most), forfeit: yuanToFen(mostForfeit) }
  const [pay, forfeit] = [read(draft.pay), read(draft.forfeit)]
  const own = pay !== undefined && forfeit !== undefined ? outcomeOf({ pay, forfeit }, limits) : undefined
  const { standing } = action
  const rows = rowsOf(action.fee)
  const theirs = standing
    ? outcomeOf({ pay: yuanToFen(standing.pay), forfeit: yuanToFen(standing.forfeit) }, limits)
    : undefined
  const field = (name: 'pay' | 'forfeit', label: string, limit: string) => (
    <Field id={idOf(name)} label={label} required error={errorOf(name)} hint={`0 到 ${yuanText(limit)}`}>
      <input
        className="input num"
        inputMode="decimal"
        autoComplete="off"
        value={draft[name]}
        onChange={(event) => change({ [name]: event.target.value })}
        onBlur={() => change({ [name]: normalAmount(draft[name]) })}
      />
    </Field>
  )
  return (
    <>
      {field('pay', '付给打手（元，含服务费）', most)}
      {field('forfeit', '从保证金赔给客户（元）', mostForfeit)}
      <table className={styles.split} aria-live="polite">
        <thead>
          <tr>
            <th scope="col">结算后</th>
            {theirs ? <th scope="col">对方提议</th> : null}
            <th scope="col">你的提议</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([label, sumOf]) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {theirs ? <td className="num">{moneyText(sumOf(theirs))}</td> : null}
              <td className="num">{own ? moneyText(sumOf(own)) : '–'}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <Field id={idOf('reason')} label="理由" required error={errorOf('reason')}>
        <textarea
          className="input"
          rows={3}
          maxLength={100}
          value={draft.reason}
          onChange={(event) => change({ reason: event.target.value })}
        />
      </Field>
    </>
  )
}

function faultOf(name: DraftField & ('pay' | 'forfeit'), text: string, most: string | null) {
  const fault = amountError(normalAmount(text), { least: '0', most: most ?? undefined })
  return fault ? ([name, fault] as [DraftField, string]) : undefined
}

export const proposalForm: ActionForm = {
  Fields: ProposalFields,
  fields: ['pay', 'forfeit', 'reason'],
  validate: (draft, { most, mostForfeit }) =>
    faultOf('pay', draft.pay, most) ??
    faultOf('forfeit', draft.forfeit, mostForfeit) ??
    (draft.reason.trim() ? undefined : ['reason', '请填写理由']),
  toInput: ({ pay, forfeit, reason }) => ({
    pay: normalAmount(pay),
    forfeit: normalAmount(forfeit),
    reason: reason.trim(),
  }),
}

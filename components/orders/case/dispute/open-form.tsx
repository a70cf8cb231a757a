'use client'

import { CaseForm } from '@/components/orders/case/case-form'
import { ChoiceField } from '@/components/orders/case/choice-field'
import { evidenceError } from '@/components/ui/forms/evidence-error'
import { EvidenceField } from '@/components/ui/forms/evidence-field'
import { Field } from '@/components/ui/forms/field'
import { useForm } from '@/components/ui/forms/use-form'
import { call } from '@/lib/client/api'
import { useIntent } from '@/lib/client/hooks/use-intent'
import { toast } from '@/lib/client/toast-store'
import { yuanText } from '@/lib/shared/money/money'
import { normalAmount } from '@/lib/shared/normalize/amount'
import { spanText } from '@/lib/shared/text/span-text'
import {
  DISPUTE_KINDS,
  DISPUTE_PICTURES,
  DISPUTE_WANTS,
  DISPUTE_WORDS,
  type DisputeKind,
  type DisputeWant,
  kindsOf,
} from '@/lib/shared/trade/disputes'
import { dutyNote } from '@/lib/shared/trade/duty-hours'
import { refundError } from './refund-error'
import type { OneDispute } from './use-dispute'

interface Props {
  one: OneDispute
  onOpened: () => void
}

const entriesOf = <K extends string>(words: Readonly<Record<K, string>>) =>
  (Object.entries(words) as [K, string][]).map(([value, label]) => ({ value, label }))

/** Where the money of a full refund goes. */
const wayBack = (payMode: string): string =>
  payMode === 'balance' ? '处理完成后退回余额' : '处理完成后原路退回付款账户'

/** Opens a dispute: reason, demand, description, and evidence. */
export function OpenForm({ one: { bounds, detail }, onOpened }: Props) {
  const { hours, duty, most, total } = bounds
  const other = detail.belong === 0 ? '卖家' : '买家'
  const mayPart = Number(most) > 0
  const kinds = kindsOf(detail.orderTypeId)
  const intent = useIntent()
  const form = useForm({
    id: 'open',
    start: {
      kind: kinds[0] as DisputeKind,
      want: 'full' as DisputeWant,
      refund: '',
      statement: '',
      pictures: [] as string[],
    },
    validate: ({ want, refund, statement, pictures }) => ({
      refund: want === 'part' ? refundError(refund, most, '0.01') : undefined,
      statement:
        statement.trim().length < DISPUTE_WORDS.least ? '请写得更具体：哪一项、应该是多少、现在是多少' : undefined,
      pictures: evidenceError(pictures, '请上传至少 1 张证据'),
    }),
    send: async ({ kind, want, refund, statement, pictures }) => {
      const input = {
        orderSn: detail.orderSn,
        kind,
        want,
        statement,
        pictures: JSON.stringify(pictures),
        refund: want === 'part' ? refund : undefined,
      }
      await call('POST /dispute/open', input, { idempotencyKey: intent.keyOf(JSON.stringify(input)) })
      toast({ text: '售后已提交' })
      onOpened()
    },
  })
  const { kind, want } = form.fields
  return (
    <CaseForm
      form={form}
      title="申请售后"
      leads={[
        `${detail.bigTitle}。提交后自动收货暂停计时，货款冻结；${other} ${spanText(hours)}内须回应${dutyNote(duty)}，超时未回应由客服处理。`,
      ]}
      submit="提交售后"
      detail={detail}
    >
      <ChoiceField
        label="原因"
        value={kind}
        options={kinds.map((value) => ({ value, label: DISPUTE_KINDS[value] }))}
        onChange={(next) => form.change({ kind: next })}
      />
      <ChoiceField
        label="希望怎么解决"
        value={want}
        options={entriesOf(DISPUTE_WANTS).filter(({ value }) => value !== 'part' || mayPart)}
        onChange={(next) => form.change({ want: next })}
      >
        {want === 'full' && total ? (
          <p className="field-hint">{`退回实付 ${yuanText(total)}，${wayBack(detail.payMode)}`}</p>
        ) : null}
      </ChoiceField>
      {want === 'part' ? (
        <Field {...form.field('refund')} label="退款金额（元）" required hint={`最多 ${yuanText(most)}`}>
          <input className="input num" inputMode="decimal" autoComplete="off" {...form.input('refund', normalAmount)} />
        </Field>
      ) : null}
      <Field {...form.field('statement')} label="发生了什么" required hint="提交后不能修改，可以补充">
        <textarea className="input" rows={4} maxLength={DISPUTE_WORDS.most} {...form.input('statement')} />
      </Field>
      <EvidenceField
        {...form.field('pictures')}
        label="证据"
        hint="至少 1 张截图，双方和客服都能看到。上传后自动存证，不能替换。群聊记录客服可查，不用截图"
        videos
        max={DISPUTE_PICTURES}
        onChange={(pictures) => form.change({ pictures })}
      />
    </CaseForm>
  )
}

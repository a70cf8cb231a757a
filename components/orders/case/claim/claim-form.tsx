'use client'

import { CaseForm } from '@/components/orders/case/case-form'
import { ChoiceField } from '@/components/orders/case/choice-field'
import { evidenceError } from '@/components/ui/forms/evidence-error'
import { EvidenceField } from '@/components/ui/forms/evidence-field'
import { Field } from '@/components/ui/forms/field'
import { useForm } from '@/components/ui/forms/use-form'
import { Button } from '@/components/ui/kit/button'
import { call } from '@/lib/client/api'
import { useIntent } from '@/lib/client/hooks/use-intent'
import { toast } from '@/lib/client/toast-store'
import type { ClaimCover } from '@/lib/contract/entities/claim'
import { YUAN_PATTERN, yuanText } from '@/lib/shared/money/money'
import { normalAmount } from '@/lib/shared/normalize/amount'
import {
  CLAIM_ADVANCE_HOURS,
  CLAIM_KINDS,
  CLAIM_PICTURES,
  CLAIM_REVIEW_HOURS,
  CLAIM_WORDS,
  type ClaimKind,
} from '@/lib/shared/trade/claims'
import type { OneClaim } from './use-claim'

interface Props {
  one: OneClaim & { cover: ClaimCover }
  onFiled: () => void
}

/** Files a claim, or saves it as a draft: description, top-ups, evidence. */
export function ClaimForm({ one: { claim, cover, detail }, onFiled }: Props) {
  const draft = claim?.stage === 'draft' ? claim : null
  const kindOf = draft && cover.kinds.includes(draft.kind) ? draft.kind : (cover.kinds[0] ?? 'retrieved')
  const intent = useIntent()
  const form = useForm({
    id: 'claim',
    start: {
      kind: kindOf as ClaimKind,
      topUp: draft?.topUp && Number(draft.topUp) > 0 ? draft.topUp : '',
      statement: draft?.statement ?? '',
      pictures: [] as string[],
    },
    validate: ({ kind, topUp, statement, pictures }) => ({
      topUp: kind === 'topUps' && !YUAN_PATTERN.test(topUp) ? '请填写购买后的充值金额，最多两位小数' : undefined,
      statement: statement.trim().length < CLAIM_WORDS.least ? '写明什么时候发现的、登录时看到什么提示' : undefined,
      pictures: evidenceError(pictures, '请上传至少 1 张截图'),
    }),
    send: async ({ pictures, ...fields }) => {
      const input = { ...stated(fields), pictures: JSON.stringify(pictures) }
      await call('POST /claim/file', input, { idempotencyKey: intent.keyOf(JSON.stringify(input)) })
      toast({ text: '理赔已提交' })
      onFiled()
    },
  })
  const stated = ({ kind, topUp, statement }: { kind: ClaimKind; topUp: string; statement: string }) => ({
    orderSn: detail.orderSn,
    kind,
    statement,
    topUp: kind === 'topUps' && topUp ? topUp : undefined,
  })
  const { kind, topUp, statement } = form.fields
  const saveDraft = async () => {
    await call('POST /claim/draft', stated({ kind, topUp: YUAN_PATTERN.test(topUp) ? topUp : '', statement }), {
      loud: true,
      progress: true,
    })
    toast({ text: '草稿已保存' })
  }
  return (
    <CaseForm
      form={form}
      title="申请理赔"
      leads={[
        `${detail.bigTitle}。保障：${cover.name}，到 ${cover.until.slice(0, 16)}，最高赔 ${yuanText(cover.most)}。`,
        `提交后客服 ${CLAIM_REVIEW_HOURS} 小时内审核，审核通过而 ${CLAIM_ADVANCE_HOURS / 24} 天内没有追回，赔款自动到你的余额，不用再申请。`,
      ]}
      submit="提交理赔"
      other={
        <Button onClick={() => void saveDraft().catch(() => undefined)} disabled={form.busy}>
          保存草稿
        </Button>
      }
      detail={detail}
    >
      <ChoiceField
        label="发生了什么"
        value={kind}
        options={cover.kinds.map((value) => ({ value, label: CLAIM_KINDS[value] }))}
        onChange={(next) => form.change({ kind: next })}
      />
      {kind === 'topUps' ? (
        <Field
          {...form.field('topUp')}
          label="购买后充了多少（元）"
          required
          hint={`有充值记录的才算，连同货款最高赔 ${yuanText(cover.most)}`}
        >
          <input className="input num" inputMode="decimal" autoComplete="off" {...form.input('topUp', normalAmount)} />
        </Field>
      ) : null}
      <Field
        {...form.field('statement')}
        label="详细情况"
        required
        hint="什么时候发现、登录时的提示、有没有借给别人。提交后不能修改，可以补充"
      >
        <textarea className="input" rows={4} maxLength={CLAIM_WORDS.most} {...form.input('statement')} />
      </Field>
      <EvidenceField
        {...form.field('pictures')}
        label="证据"
        hint="登录失败、被改绑的提示，充值记录等截图；上传时自动存证，事后不能替换"
        videos
        max={CLAIM_PICTURES}
        onChange={(pictures) => form.change({ pictures })}
      />
    </CaseForm>
  )
}

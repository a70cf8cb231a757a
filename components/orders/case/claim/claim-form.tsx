'use client'

import { CaseForm } from '@/components/orders/case/case-form'
import { ChoiceField } from '@/components/orders/case/choice-field'
import { EvidenceField } from '@/components/ui/forms/evidence-field'
import { Field } from '@/components/ui/forms/field'
import { useForm } from '@/components/ui/forms/use-form'
import { Button } from '@/components/ui/kit/button'
import { call } from '@/lib/client/api'
import { useIntent } from '@/lib/client/hooks/use-intent'
import { serverNow } from '@/lib/client/server-clock'
import { toast } from '@/lib/client/toast-store'
import type { ClaimCover } from '@/lib/contract/entities/claim'
import { YUAN_PATTERN, yuanText } from '@/lib/shared/money/money'
import { normalAmount } from '@/lib/shared/normalize/amount'
import { formatDate } from '@/lib/shared/time'
import {
  CLAIM_ADVANCE_HOURS,
  CLAIM_KINDS,
  CLAIM_PICTURES,
  CLAIM_REVIEW_HOURS,
  CLAIM_WORDS,
  isBan,
  wordsOfClaim,
} from '@/lib/shared/trade/claims'
import { BanFields } from './ban-fields'
import { type ClaimDraft, claimErrors, draftFrom, statedIn } from './claim-draft'
import type { OneClaim } from './use-claim'

interface Props {
  one: OneClaim & { cover: ClaimCover }
  onFiled: () => void
}

/** Files a claim, or saves it as a draft: description, top-ups or ban, evidence. */
export function ClaimForm({ one: { claim, cover, detail }, onFiled }: Props) {
  const intent = useIntent()
  const { orderSn } = detail
  const form = useForm<ClaimDraft>({
    id: 'claim',
    start: () => draftFrom(claim?.stage === 'draft' ? claim : null, cover),
    validate: (fields) => claimErrors(fields, cover, formatDate(serverNow())),
    send: async (fields) => {
      const pictures = JSON.stringify(fields.pictures)
      const ban = isBan(fields.kind) && {
        notice: JSON.stringify(fields.notice),
        loginRecord: JSON.stringify(fields.loginRecord),
      }
      const input = { orderSn, ...statedIn(fields), pictures, ...ban }
      await call('POST /claim/file', input, { idempotencyKey: intent.keyOf(JSON.stringify(input)) })
      toast({ text: '理赔已提交' })
      onFiled()
    },
  })
  const { kind, topUp } = form.fields
  const saveDraft = async () => {
    const fields = { ...form.fields, topUp: YUAN_PATTERN.test(topUp) ? topUp : '' }
    await call('POST /claim/draft', { orderSn, ...statedIn(fields) }, { loud: true, progress: true })
    toast({ text: '草稿已保存' })
  }
  const { mend } = wordsOfClaim(kind)
  const isAboutBan = isBan(kind)
  return (
    <CaseForm
      form={form}
      title={cover.rent ? '申请封禁赔付' : '申请理赔'}
      leads={[
        `${detail.bigTitle}。${cover.rent ? '赔付来源' : '保障'}：${cover.name}，${cover.rent ? '申请截止' : '到'} ${cover.until.slice(0, 16)}，最高赔 ${yuanText(cover.most)}。`,
        `提交后客服 ${CLAIM_REVIEW_HOURS} 小时内审核，审核通过而 ${CLAIM_ADVANCE_HOURS / 24} 天内没有${mend}，赔款自动到你的余额，不用再申请。`,
        ...(cover.rent ? ['租客可以说明情况。赔款先用保留的押金，不足的向租客追偿。'] : []),
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
      {isAboutBan ? <BanFields form={form} cover={cover} /> : null}
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
        label={isAboutBan ? '其他凭证' : '证据'}
        hint={
          isAboutBan
            ? '对局记录、与官方客服的对话等。平台会附上验号截图，不用上传'
            : '登录失败、被改绑的提示，充值记录等截图；上传时自动存证，事后不能替换'
        }
        videos
        max={CLAIM_PICTURES}
        isOptional={isAboutBan}
        onChange={(pictures) => form.change({ pictures })}
      />
    </CaseForm>
  )
}

'use client'

import { usePublishOptions } from '@/components/selling/publish/use-publish-options'
import { EvidenceField } from '@/components/ui/forms/evidence-field'
import { Field, FieldError } from '@/components/ui/forms/field'
import { FormAlert } from '@/components/ui/forms/form-alert'
import { SubmitButton } from '@/components/ui/forms/submit-button'
import { useForm } from '@/components/ui/forms/use-form'
import { LoadError } from '@/components/ui/kit/load-error'
import { Segment } from '@/components/ui/kit/segment'
import { call } from '@/lib/client/api'
import { useIntent } from '@/lib/client/hooks/use-intent'
import { dropRequest, readRequest } from '@/lib/client/recycle-draft'
import { normalAccount } from '@/lib/shared/normalize/account'
import { RECYCLING } from '@/lib/shared/trade/recycling'
import styles from './request.module.css'
import { type RequestFields, requestErrors } from './request-errors'
import { RequestEstimate } from './request-estimate'
import { RequestFacts } from './request-facts'
import { RequestPlace } from './request-place'

const KINDS = [
  { value: 'one', label: '单个账号' },
  { value: 'batch', label: '批量回收' },
] as const

/** Offer form, next to what recycling pays for similar accounts; prefilled with input from other pages. */
export function RequestForm({ gameId, isBatch }: { gameId: string; isBatch: boolean }) {
  const intent = useIntent()
  const form = useForm<RequestFields>({
    id: 'request',
    start: () => {
      const draft = readRequest(gameId)
      return {
        kind: isBatch ? 'batch' : 'one',
        gameId: draft?.gameId ?? gameId,
        areaId: draft?.areaId ?? '',
        facts: draft?.facts ?? {},
        count: String(RECYCLING.batch.least),
        note: '',
        pictures: [],
        contact: '',
        agree: false,
      }
    },
    validate: requestErrors,
    leaves: true,
    send: async ({ kind, gameId: gid, areaId, facts, count, note, pictures, contact }) => {
      const known = Object.fromEntries(Object.entries(facts).filter(([, value]) => value.trim()))
      const input = {
        gid,
        contact: contact.trim(),
        note: note.trim(),
        agree: '1' as const,
        ...(areaId && { areaId }),
        pictures: JSON.stringify(pictures),
        ...(kind === 'batch' ? { count } : { facts: JSON.stringify(known) }),
      }
      await call('POST /recycling/ask', input, { idempotencyKey: intent.keyOf(JSON.stringify(input)) })
      dropRequest()
      location.assign('/center/buyback')
    },
  })
  const { fields, change } = form
  const options = usePublishOptions({ gameId: fields.gameId, goodsTypeId: '' })
  const isOne = fields.kind === 'one'
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void form.submit(event)}>
      {options.games.error ? <LoadError message={options.games.error} onRetry={options.games.reload} /> : null}
      <Segment label="回收方式" value={fields.kind} options={KINDS} onChange={(kind) => change({ kind })} />
      <RequestPlace form={form} options={options} />
      {isOne ? <RequestFacts form={form} fields={options.filter.data?.fields ?? []} /> : null}
      <RequestEstimate fields={fields} model={options.filter.data?.fields ?? []} />
      <Field
        {...form.field('note')}
        label={isOne ? '补充说明' : '货品说明'}
        required={!isOne}
        hint="请不要填写账号和密码"
        isCounted
      >
        <textarea
          className={`input ${styles.note}`}
          rows={3}
          maxLength={RECYCLING.note}
          placeholder={isOne ? '珍稀物品、绑定情况、处罚记录' : '大区、段位或资产、期望价格'}
          {...form.input('note')}
        />
      </Field>
      <EvidenceField
        {...form.field('pictures')}
        label={isOne ? '账号截图' : '货品截图'}
        isOptional={!isOne}
        hint="主页、资产、绑定情况各一张，只有平台客服能看到"
        max={RECYCLING.pictures}
        onChange={(pictures) => change({ pictures })}
      />
      <Field {...form.field('contact')} label="QQ、微信或手机号" required hint="加密保存，只有报价的客服能看到">
        <input className="input" autoComplete="off" {...form.input('contact', normalAccount)} />
      </Field>
      <div>
        <label className={styles.agree}>
          <input type="checkbox" {...form.checkbox('agree')} />
          账号为本人实名、来源合法，我已阅读
          <a className="link" href="/recycle#rules-h" target="_blank" rel="noopener">
            回收规则
          </a>
        </label>
        <FieldError {...form.field('agree')} />
      </div>
      <FormAlert form={form} />
      <SubmitButton kind="primary" size="lg" loading={form.busy}>
        提交申请
      </SubmitButton>
    </form>
  )
}

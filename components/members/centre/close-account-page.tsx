'use client'

import styles from '@/components/members/parts/centre.module.css'
import { TitledPanel } from '@/components/members/parts/titled-panel'
import { CodeField } from '@/components/people/account/code-field'
import { useCode } from '@/components/people/account/use-code'
import { FormAlert } from '@/components/ui/forms/form-alert'
import { PinField } from '@/components/ui/forms/pin-field'
import { SubmitButton } from '@/components/ui/forms/submit-button'
import { useForm } from '@/components/ui/forms/use-form'
import { Alert } from '@/components/ui/kit/alert'
import { LoadError } from '@/components/ui/kit/load-error'
import { SkeletonRows } from '@/components/ui/kit/skeleton'
import { call } from '@/lib/client/api'
import { useLoad } from '@/lib/client/hooks/use-load'
import { toastLater } from '@/lib/client/toast-store'
import type { OutputOf } from '@/lib/contract/kit'
import type { ApiContract } from '@/lib/contract/table'
import { fieldError } from '@/lib/shared/people/field-rules'

type Closing = OutputOf<ApiContract['GET /user/closing']>

/** Consequences of closing the account, obstacles, and the form. */
export function CloseAccountPage() {
  const { data, slow, error, reload } = useLoad('closing', () => call('GET /user/closing', {}, { progress: true }))
  return (
    <TitledPanel title="注销账号">
      {error ? <LoadError message={error} onRetry={reload} /> : null}
      {slow ? <SkeletonRows rows={4} /> : null}
      {data ? (
        <>
          <ul className={styles.closing}>
            <li>注销后立即退出所有设备，不能再登录，在售商品全部下架。</li>
            <li>{`${data.days} 天内可以联系客服恢复；之后姓名、手机号、身份证号、昵称、头像、收藏和足迹全部删除，不能恢复。`}</li>
            <li>有欠款、未结束的理赔，或已售订单仍在包赔期内时，暂不能注销。</li>
            <li>订单和资金记录按规定保留，但不再指向你本人；手机号可以重新注册新账号。</li>
          </ul>
          {data.open.length > 0 ? <Open closing={data} /> : <CloseForm closing={data} onRefused={reload} />}
        </>
      ) : null}
    </TitledPanel>
  )
}

const Open = ({ closing }: { closing: Closing }) => (
  <>
    <Alert kind="warn">现在还不能注销，请先处理以下各项。</Alert>
    <ul className={styles.openThings}>
      {closing.open.map(({ name, text, href }) => (
        <li key={name}>
          <span>{name}</span>
          <b className="num">{text}</b>
          <a className="link" href={href}>
            去处理
          </a>
        </li>
      ))}
    </ul>
  </>
)

function CloseForm({ closing, onRefused }: { closing: Closing; onRefused: () => void }) {
  const sms = useCode(() => call('POST /comm/smsBindPhone', { purpose: 'close' }))
  const form = useForm({
    id: 'close',
    start: { smsCode: '', payPassword: '' },
    validate: ({ smsCode, payPassword }) => ({
      smsCode: fieldError('smsCode', smsCode),
      payPassword: closing.needsPayPassword ? fieldError('payPassword', payPassword) : undefined,
    }),
    send: async ({ smsCode, payPassword }) => {
      try {
        await call('POST /user/closeAccount', { smsCode, ...(payPassword && { payPassword }) })
      } catch (refused) {
        onRefused()
        throw refused
      } finally {
        form.change({ payPassword: '' })
      }
      toastLater({ text: `账号已注销，${closing.days} 天内可以联系客服恢复` })
      location.assign('/')
    },
    leaves: true,
  })
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void form.submit(event)}>
      <CodeField form={form} name="smsCode" code={sms} />
      {closing.needsPayPassword ? <PinField form={form} /> : null}
      <FormAlert form={form} />
      <SubmitButton kind="danger" loading={form.busy}>
        确认注销账号
      </SubmitButton>
    </form>
  )
}

'use client'

import { IdentityForm } from '@/components/people/account/identity-form'
import { Field, FieldError } from '@/components/ui/forms/field'
import { FormAlert } from '@/components/ui/forms/form-alert'
import { PinField } from '@/components/ui/forms/pin-field'
import { SubmitButton } from '@/components/ui/forms/submit-button'
import { useForm } from '@/components/ui/forms/use-form'
import { Alert } from '@/components/ui/kit/alert'
import { PayBar } from '@/components/ui/kit/pay-bar'
import { call } from '@/lib/client/api'
import { useIntent } from '@/lib/client/hooks/use-intent'
import { reloadProfile, useProfile } from '@/lib/client/hooks/use-profile'
import { toast } from '@/lib/client/toast-store'
import type { CoinShop } from '@/lib/contract/entities/quick-coin'
import { yuanText, yuanToFen } from '@/lib/shared/money/money'
import { normalAccount } from '@/lib/shared/normalize/account'
import { fieldError } from '@/lib/shared/people/field-rules'
import styles from './coin-shop.module.css'
import { shopErrors } from './shop-errors'

/** Application of a merchant: decided immediately, paid from the balance with the pay password. */
export function JoinForm({ shop, onDone }: { shop: CoinShop; onDone: () => void }) {
  const profile = useProfile()
  const intent = useIntent()
  const { depositAsked } = shop
  const form = useForm({
    start: { gameAccounts: '', contact: '', payPassword: '', agree: false },
    validate: ({ payPassword, agree, ...texts }) => ({
      ...shopErrors(texts),
      payPassword: fieldError('payPassword', payPassword),
      agree: agree ? undefined : '请先阅读并同意币商服务协议',
    }),
    send: async ({ gameAccounts, contact, payPassword }) => {
      const input = { gameAccounts: gameAccounts.trim(), contact: contact.trim(), payPassword, agree: '1' as const }
      const idempotencyKey = intent.keyOf(JSON.stringify(input))
      try {
        await call('POST /quickCoin/shopQuickCoinApply', input, { idempotencyKey })
      } finally {
        form.change({ payPassword: '' })
      }
      toast({ text: '入驻成功，保证金已缴纳' })
      // the menu of the account centre shows the shop from now on
      void reloadProfile()
      onDone()
    },
  })
  if (!profile) return null
  if (profile.authStatus !== 2)
    return (
      <>
        <h2>实名认证</h2>
        <p className={styles.lead}>入驻前请先完成实名认证（年满 18 周岁）。</p>
        <IdentityForm onDone={() => void reloadProfile()} />
      </>
    )
  const isShort = yuanToFen(profile.coin) < yuanToFen(depositAsked)
  const back = encodeURIComponent('/center/myshop/joinshop')
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void form.submit(event)}>
      <Field
        {...form.field('gameAccounts')}
        label="发货用的游戏账号"
        required
        hint="多个账号用逗号或换行分开；只给客服核对来源，买家看不到"
      >
        <textarea className="input" rows={3} maxLength={200} {...form.input('gameAccounts')} />
      </Field>
      <Field {...form.field('contact')} label="联系方式" required hint="QQ、微信或手机号，只有平台客服能看到">
        <input className="input" autoComplete="off" {...form.input('contact', normalAccount)} />
      </Field>
      {profile.isPayPassWord ? (
        <PinField
          form={form}
          hint={<span className="num">{`保证金用余额支付，可用 ${yuanText(profile.coin)}`}</span>}
        />
      ) : (
        <Alert kind="warn">
          保证金用余额支付，请先
          <a className="link" href={`/center/myself/changePayPassword?returnUrl=${back}`}>
            设置支付密码
          </a>
          。
        </Alert>
      )}
      {isShort ? (
        <Alert kind="warn">
          {`余额 ${yuanText(profile.coin)}，不够缴 ${yuanText(depositAsked)}，`}
          <a className="link" href="/center/myself/recharge">
            去充值
          </a>
          。
        </Alert>
      ) : null}
      <div>
        <label className="check">
          <input type="checkbox" {...form.checkbox('agree')} />
          我已阅读并同意币商服务协议：按报价发货，货源合法，超时按规则赔付
        </label>
        <FieldError {...form.field('agree')} />
      </div>
      <FormAlert form={form} />
      <PayBar yuan={depositAsked}>
        <SubmitButton kind="primary" size="xl" loading={form.busy} disabled={isShort || !profile.isPayPassWord}>
          {`缴纳 ${yuanText(depositAsked)} 并开店`}
        </SubmitButton>
      </PayBar>
    </form>
  )
}

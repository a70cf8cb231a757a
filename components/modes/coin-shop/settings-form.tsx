'use client'

import { Field } from '@/components/ui/forms/field'
import { FormAlert } from '@/components/ui/forms/form-alert'
import { SubmitButton } from '@/components/ui/forms/submit-button'
import { useForm } from '@/components/ui/forms/use-form'
import { call } from '@/lib/client/api'
import { toast } from '@/lib/client/toast-store'
import type { CoinShop } from '@/lib/contract/entities/quick-coin'
import { normalAccount } from '@/lib/shared/normalize/account'
import styles from './coin-shop.module.css'
import { shopErrors } from './shop-errors'

/** Contact data for customer service, and pausing all offers. */
export function SettingsForm({ shop, onChanged }: { shop: CoinShop; onChanged: () => void }) {
  const form = useForm({
    id: 'shop',
    start: { gameAccounts: shop.gameAccounts, contact: shop.contact, isPaused: shop.isPaused },
    validate: shopErrors,
    send: async ({ gameAccounts, contact, isPaused }) => {
      await call('POST /quickCoin/updateShopQuickCoin', {
        gameAccounts: gameAccounts.trim(),
        contact: contact.trim(),
        isPaused: isPaused ? '1' : '0',
      })
      toast({ text: isPaused ? '已保存，店铺休息中，不派新单' : '已保存' })
      onChanged()
    },
  })
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void form.submit(event)}>
      <label className="check">
        <input type="checkbox" {...form.checkbox('isPaused')} />
        店铺休息：所有报价停止接新单，进行中的订单照常发货
      </label>
      <Field {...form.field('gameAccounts')} label="发货用的游戏账号" required hint="只给客服核对来源，买家看不到">
        <textarea className="input" rows={3} maxLength={200} {...form.input('gameAccounts')} />
      </Field>
      <Field {...form.field('contact')} label="联系方式" required hint="QQ、微信或手机号，只有平台客服能看到">
        <input className="input" autoComplete="off" {...form.input('contact', normalAccount)} />
      </Field>
      <FormAlert form={form} />
      <p className={styles.actions}>
        <SubmitButton kind="primary" loading={form.busy}>
          保存
        </SubmitButton>
      </p>
    </form>
  )
}

'use client'

import { useState } from 'react'
import { Field } from '@/components/ui/forms/field'
import { FormAlert } from '@/components/ui/forms/form-alert'
import { SubmitButton } from '@/components/ui/forms/submit-button'
import { useForm } from '@/components/ui/forms/use-form'
import { Alert } from '@/components/ui/kit/alert'
import { Button } from '@/components/ui/kit/button'
import { ConfirmDialog } from '@/components/ui/overlays/confirm-dialog'
import { Dialog } from '@/components/ui/overlays/dialog'
import { call } from '@/lib/client/api'
import { useIntent } from '@/lib/client/hooks/use-intent'
import { toast } from '@/lib/client/toast-store'
import type { OwnGoodsRow } from '@/lib/contract/entities/goods-own'
import { isOpenCheck } from '@/lib/shared/goods/goods-checks'
import { damageError } from '@/lib/shared/text/damage-error'
import { checkText } from './check-text'
import styles from './publish.module.css'

interface Props {
  goods: Pick<OwnGoodsRow, 'goodsSn' | 'bigTitle'> & { check: OwnGoodsRow['check'] }
  onClose: () => void
  onChanged: () => void
}

/** Submits an account for sale to staff, who check it before anybody buys it; shows and withdraws a running check. */
export function CheckDialog({ goods: { goodsSn, bigTitle, check }, onClose, onChanged }: Props) {
  const intent = useIntent()
  const [isWithdrawing, setWithdrawing] = useState(false)
  const isOpen = isOpenCheck(check)
  const form = useForm({
    id: 'check',
    start: { account: '', password: '', note: '' },
    validate: ({ account, password, note }) => ({
      account: account.trim() ? damageError(account) : '请填写游戏账号',
      password: password.trim() ? damageError(password) : '请填写密码',
      note: damageError(note),
    }),
    send: async (fields) => {
      const input = { goodsSn, ...fields }
      await call('POST /goodsCheck/submit', input, { idempotencyKey: intent.keyOf(JSON.stringify(input)) })
      intent.forget()
      toast({ title: '已提交，等待客服验号', text: '结果会通知你，进度见“我发布的商品”' })
      onClose()
      onChanged()
    },
  })
  const handleWithdraw = async () => {
    await call('POST /goodsCheck/withdraw', { goodsSn }, { loud: true })
    toast({ text: '已撤回，提交的账号资料已删除' })
    onClose()
    onChanged()
  }
  return (
    <Dialog open title="寄售验号" size="m" onClose={onClose}>
      <form className="dialog-text dialog-stack" noValidate onSubmit={(event) => void form.submit(event)}>
        <p className="ell2">{bigTitle}</p>
        {check ? <Alert kind={check.state === 'refused' ? 'warn' : 'info'}>{checkText(check)}</Alert> : null}
        <ul className={`muted ${styles.points}`}>
          <li>客服登录核对，截图放在商品图片最前面，核对过的属性标“已核”。与实际不符的属性由客服更正。</li>
          <li>验号通过后商品显示“已验号”。有效期内成交，只做登录复核，不用再提交账号。</li>
          <li>改价不影响验号。修改标题、描述、属性、图片，重新提交账号，或开放出租，验号失效。</li>
          <li>账号资料加密保存，只有接手的客服能看到，每次查看都有记录。下架、撤回或换绑后立即删除。</li>
        </ul>
        <Field {...form.field('account')} label="游戏账号" required>
          <input className="input" maxLength={100} autoComplete="off" {...form.input('account')} />
        </Field>
        <Field
          {...form.field('password')}
          label="密码"
          required
          hint="登录需要验证码时，客服会联系你本人完成，不要把验证码发给任何人"
        >
          <input className="input" maxLength={100} autoComplete="off" {...form.input('password')} />
        </Field>
        <Field {...form.field('note')} label="说明" hint="登录方式、方便配合的时间等，可不填">
          <textarea className="input" rows={2} maxLength={500} {...form.input('note')} />
        </Field>
        <FormAlert form={form} />
        <SubmitButton kind="primary" block loading={form.busy}>
          {isOpen ? '重新提交账号' : '提交账号'}
        </SubmitButton>
        {isOpen ? (
          <Button kind="text" onClick={() => setWithdrawing(true)}>
            撤回验号
          </Button>
        ) : null}
      </form>
      <ConfirmDialog
        open={isWithdrawing}
        title="撤回寄售验号？"
        confirmText="撤回验号"
        cancelText="返回"
        onConfirm={handleWithdraw}
        onClose={() => setWithdrawing(false)}
      >
        提交的账号资料立即删除，“已验号”标识和截图同时取消，不能恢复。商品继续在售。
      </ConfirmDialog>
    </Dialog>
  )
}

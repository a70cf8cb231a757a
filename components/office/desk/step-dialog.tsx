'use client'

import { Checkbox, Form, Input, Radio } from 'antd'
import { useState } from 'react'
import { OtherLogin } from '@/components/office/checks/other-login'
import { VaultList } from '@/components/office/checks/vault-list'
import { AmountField, checkedAmount } from '@/components/office/parts/amount-field'
import { SendDialog } from '@/components/office/parts/send-dialog'
import { EvidenceField } from '@/components/ui/forms/evidence-field'
import { Alert } from '@/components/ui/kit/alert'
import { call } from '@/lib/client/api'
import { useIntent } from '@/lib/client/hooks/use-intent'
import type { DeskOrder, DeskStep } from '@/lib/contract/entities/desk'
import { yuanText } from '@/lib/shared/money/money'
import { LOGIN_ACTIONS } from '@/lib/shared/trade/order-forms'
import styles from './desk.module.css'
import { SplitPreview } from './split-preview'
import { faultsOf, limitsOf, NOTHING, nameOf, type StepFields, SUMS, type Sum, sourceOf, sumOf } from './step-fields'

interface Props {
  orderSn: string
  step: DeskStep
  /** What both parties and staff stored: shown next to a decision between them, and to what is compared with it. */
  evidence?: Pick<DeskOrder['order'], 'proofs' | 'images' | 'bigTitle' | 'unitPrice' | 'quantity'>
  /** The seller submitted an account, which can be delivered without typing it again. */
  hasAccount?: boolean
  /** The reader has not looked at it, so that a check has to state how the account was logged in to. */
  isUnread?: boolean
  /** Waited for, so that what the dialog leaves behind is up to date. */
  onChanged: () => unknown
  onClose: () => void
}

/** Input and consequences of a step, shown before it is executed. */
export function StepDialog({
  orderSn,
  step,
  evidence,
  hasAccount = false,
  isUnread: isNotRead = false,
  onChanged,
  onClose,
}: Props) {
  const intent = useIntent()
  const isUnread = isNotRead && LOGIN_ACTIONS.includes(step.action)
  const [fields, setFields] = useState(NOTHING)
  const asks = (name: DeskStep['asks'][number]) => step.asks.includes(name)
  const set = (part: Partial<StepFields>) => setFields((old) => ({ ...old, ...part }))
  /** null: not chosen yet. Without a submitted account there is nothing to keep. */
  const [isKept, setKept] = useState<boolean | null>(hasAccount ? null : false)
  /** Fields that were left or changed, which show what they miss. */
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set())
  const [hasCompared, setCompared] = useState(false)
  const [hasOtherLogin, setOtherLogin] = useState(false)
  const faults = faultsOf(step, fields, { isKept, hasCompared, isUnread, hasOtherLogin })
  const [missing] = Object.values(faults)
  const faultOf = (name: string) => (seen.has(name) ? faults[name] : undefined)
  const leave = (name: string) => setSeen((old) => new Set([...old, name]))
  const itemOf = (name: string) => {
    const help = faultOf(name)
    return { onBlur: () => leave(name), ...(help && { help, validateStatus: 'error' as const }) }
  }
  const isUploading = asks('captures') && fields.pictures.includes('')
  // what is shown to both parties as the result of a check has to say something
  const needsNote = asks('note') && asks('captures')
  const shown = step.split || asks('login') ? evidence : undefined
  const isWide = shown !== undefined && shown.proofs.length + shown.images.length > 0
  const handleSend = async () => {
    if (missing) throw new Error(missing)
    const { note, reason, account, password, pictures } = fields
    const sum = (name: Sum) =>
      asks(name)
        ? checkedAmount(fields[name], `请填写${nameOf(step, name)}的金额，没有就填 0`, limitsOf(step, name))
        : undefined
    const amount = sum('amount')
    const input = {
      orderSn,
      action: step.action,
      note: note.trim() || undefined,
      reason: reason.trim() || undefined,
      pictures: asks('captures') ? JSON.stringify(pictures) : undefined,
      ...(asks('account') && { account: isKept ? undefined : account, password }),
      amount: Number(amount) > 0 ? amount : undefined,
      hasOtherLogin: hasOtherLogin ? ('1' as const) : undefined,
      pay: sum('pay'),
      forfeit: sum('forfeit'),
    }
    const options = { idempotencyKey: intent.keyOf(JSON.stringify(input)) }
    const { waits } = await call('POST /desk/orderAct', input, options)
    await onChanged()
    return waits ? '已提交，等待双人复核' : `${step.label}，已记录`
  }
  return (
    <SendDialog
      title={step.label}
      head={
        <>
          <Alert kind={step.isFinal ? 'warn' : 'info'}>
            {step.needsSecond ? `金额在 ¥2,000.00 以上，提交后由另一位员工复核，通过后才执行。${step.text}` : step.text}
          </Alert>
          {step.split && evidence ? (
            <p
              className="muted"
              style={{ marginTop: 8 }}
            >{`${evidence.bigTitle}，${yuanText(evidence.unitPrice)}${evidence.quantity}`}</p>
          ) : null}
        </>
      }
      confirm={step.needsSecond ? '提交复核' : step.label}
      danger={step.isFinal}
      disabled={isUploading || missing !== undefined}
      note={isUploading ? '文件上传中，传完即可提交' : missing}
      width={isWide ? 1040 : 560}
      isTall={isWide}
      onSend={handleSend}
      onClose={onClose}
    >
      <div className={isWide ? styles.ruling : undefined}>
        {shown && isWide ? (
          <section aria-label="双方的说法和凭证">
            <VaultList proofs={shown.proofs} images={shown.images} />
          </section>
        ) : null}
        <div>
          {SUMS.filter(asks).map((name) => {
            const limits = limitsOf(step, name)
            return (
              <AmountField
                key={name}
                id={name}
                label={`${nameOf(step, name)}（元）`}
                required
                extra={limits.most ? `最多 ${yuanText(limits.most)}，${sourceOf(step, name)}` : undefined}
                {...limits}
                value={fields[name]}
                onChange={(value) => set({ [name]: value })}
              />
            )
          })}
          {step.split ? (
            <SplitPreview
              split={step.split}
              pay={sumOf(step, asks('pay') ? 'pay' : 'amount', fields)}
              forfeit={asks('forfeit') ? sumOf(step, 'forfeit', fields) : undefined}
            />
          ) : null}
          {asks('login') ? (
            <Checkbox checked={hasCompared} onChange={({ target }) => setCompared(target.checked)}>
              我已登录账号，与上架验号的截图逐项对比一致
            </Checkbox>
          ) : null}
          {asks('account') ? (
            <>
              {hasAccount ? (
                <Form.Item label="账号" required {...itemOf('kept')}>
                  <Radio.Group
                    value={isKept}
                    onChange={({ target }) => setKept(target.value as boolean)}
                    options={[
                      { value: true, label: '用卖家已提交的账号' },
                      { value: false, label: '账号有变，重新填写' },
                    ]}
                  />
                </Form.Item>
              ) : null}
              {isKept === false ? (
                <Form.Item label={hasAccount ? '新账号' : '账号'} htmlFor="account" required {...itemOf('account')}>
                  <Input
                    id="account"
                    autoComplete="off"
                    maxLength={100}
                    value={fields.account}
                    onChange={({ target }) => set({ account: target.value })}
                  />
                </Form.Item>
              ) : null}
              <Form.Item
                label={hasAccount ? '换绑后的新密码' : '密码'}
                htmlFor="password"
                required
                {...itemOf('password')}
                extra={hasAccount ? '卖家提交的密码验号时用过，须先在游戏里改密码' : undefined}
              >
                <Input
                  id="password"
                  autoComplete="off"
                  maxLength={100}
                  value={fields.password}
                  onChange={({ target }) => set({ password: target.value })}
                />
              </Form.Item>
            </>
          ) : null}
          {isUnread ? <OtherLogin checked={hasOtherLogin} onChange={setOtherLogin} /> : null}
          {asks('captures') ? (
            <EvidenceField
              id="captures"
              label="核对截图"
              hint="至少 1 张，上传时自动存证，双方都看得到"
              videos
              max={9}
              error={faultOf('captures')}
              onChange={(pictures) => {
                set({ pictures })
                leave('captures')
              }}
            />
          ) : null}
          {asks('note') ? (
            <Form.Item
              label={asks('account') ? '给买家的说明' : '核对说明，双方都看得到'}
              htmlFor="note"
              required={needsNote}
              {...itemOf('note')}
              style={{ marginTop: 12 }}
            >
              <Input.TextArea
                id="note"
                rows={3}
                maxLength={1000}
                value={fields.note}
                onChange={({ target }) => set({ note: target.value })}
              />
            </Form.Item>
          ) : null}
          {asks('reason') ? (
            <Form.Item label="处理理由，双方都看得到" htmlFor="reason" required {...itemOf('reason')}>
              <Input.TextArea
                id="reason"
                rows={3}
                maxLength={200}
                showCount
                value={fields.reason}
                onChange={({ target }) => set({ reason: target.value })}
              />
            </Form.Item>
          ) : null}
        </div>
      </div>
    </SendDialog>
  )
}

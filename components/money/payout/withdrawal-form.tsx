'use client'

import dynamic from 'next/dynamic'
import { type ReactNode, useState } from 'react'
import { Field } from '@/components/ui/forms/field'
import { SubmitButton } from '@/components/ui/forms/submit-button'
import { useForm } from '@/components/ui/forms/use-form'
import { Alert } from '@/components/ui/kit/alert'
import { Button } from '@/components/ui/kit/button'
import { fenToYuan, yuanText } from '@/lib/shared/money/money'
import { isUsablePayee, payeeKindsText } from '@/lib/shared/money/payout'
import { normalAmount } from '@/lib/shared/normalize/amount'
import { amountError, arrivalOf, mostAtOnce, readAmount } from './arrival'
import { ArrivalSlip } from './arrival-slip'
import { PayeeChoice } from './payee-choice'
import styles from './payout.module.css'
import type { WithdrawalTerms } from './use-payouts'

const ProofDialog = dynamic(() => import('./proof-dialog').then((m) => m.ProofDialog), { ssr: false })

interface Props {
  terms: WithdrawalTerms
  onDone: () => void
  /** Shown below the form, and below the arrival details. */
  children: ReactNode
  beside: ReactNode
}

/** Amount and payee next to the arrival details; the next step asks for pay password and code. */
export function WithdrawalForm({ terms, onDone, children, beside }: Props) {
  const { available, payees, lock, rules } = terms
  const [asks, setAsks] = useState(false)
  const open = payees.find(isUsablePayee)
  const form = useForm({
    start: { amount: '', payeeId: open ? String(open.payeeId) : '' },
    validate: ({ amount, payeeId }) => ({
      amount: amountError(amount, terms),
      payeeId: payeeId ? undefined : noPayee(terms),
    }),
    send: async () => setAsks(true),
  })
  const { amount, payeeId } = form.fields
  const payee = payees.find((one) => String(one.payeeId) === payeeId)
  const typed = readAmount(amount)
  const fault = amountError(amount, terms)
  const arrival = typed === null || fault ? null : arrivalOf(typed, terms, payee?.isFirst ?? false)
  return (
    <div className={styles.room}>
      <form
        className={`panel ${styles.box} ${styles.form}`}
        noValidate
        aria-labelledby="wd-h"
        onSubmit={(event) => void form.submit(event)}
      >
        <h2 id="wd-h">提现</h2>
        <Field
          id={form.field('amount').id}
          // an amount is checked while it is typed, an empty box only when it is sent
          error={form.errorOf('amount') ?? (amount ? fault : undefined)}
          label="金额（元）"
          hint={`可提现 ${yuanText(available)}，单笔 ${yuanText(rules.least)} 至 ${yuanText(rules.most)}。当天累计满 ${yuanText(rules.reviewFrom)} 需人工审核，约多等 2 小时。`}
          end={
            <Button kind="text" size="sm" onClick={() => form.change({ amount: mostAtOnce(terms) })}>
              全部
            </Button>
          }
        >
          <input
            className={`input input-lg num ${styles.amount}`}
            inputMode="decimal"
            autoComplete="off"
            {...form.input('amount', normalAmount)}
          />
        </Field>
        <PayeeChoice
          payees={payees}
          value={payeeId}
          error={form.errorOf('payeeId')}
          onChange={(next) => form.change({ payeeId: next })}
        />
        {rules.isOpen ? null : <Alert kind="warn">提现暂停服务，余额不受影响，恢复后可以提现。</Alert>}
        <Alert>
          只能提现到实名本人的收款账户。修改密码、手机号或解冻账号后，{rules.lockHours} 小时内不能提现。新绑定的收款账户{' '}
          {rules.lockHours} 小时内不能提现，其他收款账户不受影响。
        </Alert>
        <div className={styles.go}>
          <SubmitButton kind="primary" size="xl" disabled={lock !== null || !rules.isOpen}>
            {typed === null || !arrival ? '提现' : `提现 ${yuanText(fenToYuan(typed))}`}
          </SubmitButton>
          <span className={styles.fine}>下一步输入支付密码和短信验证码</span>
        </div>
      </form>
      <div className={styles.beside}>
        <ArrivalSlip amount={typed} arrival={arrival} rules={rules} />
        {beside}
      </div>
      {children}
      {asks && payee && arrival && typed !== null ? (
        <ProofDialog
          payee={payee}
          amount={fenToYuan(typed)}
          arrival={arrival}
          onClose={() => setAsks(false)}
          onDone={() => {
            setAsks(false)
            form.change({ amount: '' })
            onDone()
          }}
        />
      ) : null}
    </div>
  )
}

const noPayee = ({ payees, payeeKinds }: WithdrawalTerms): string =>
  payees.some(({ canPay }) => canPay)
    ? '收款账户都在锁定中，请等解锁后再提现'
    : `绑定的收款账户暂时都不能提现，请先添加${payeeKindsText(payeeKinds)}`

'use client'

import { Button } from 'antd'
import { useState } from 'react'
import { Facts } from '@/components/office/parts/facts'
import { ReasonDialog } from '@/components/office/parts/reason-dialog'
import styles from '@/components/office/parts/screen-page.module.css'
import { SearchBox } from '@/components/office/parts/search-box'
import { LoadError } from '@/components/ui/kit/load-error'
import { call } from '@/lib/client/api'
import { useIntent } from '@/lib/client/hooks/use-intent'
import { useLoad } from '@/lib/client/hooks/use-load'
import type { StaffCase } from '@/lib/contract/entities/service-case'
import { yuanText } from '@/lib/shared/money/money'
import { CASE_FORMS } from '@/lib/shared/trade/service-cases'

/** What the form calls it. */
const ACCOUNT = CASE_FORMS.guardian.facts.find(({ key }) => key === 'account')?.label

interface Props {
  file: StaffCase
  onChanged: () => void
}

/** The account that a guardian names, what it paid, and refunds of orders that are over. */
export function GuardianAccount({ file: { caseSn, facts }, onChanged }: Props) {
  const intent = useIntent()
  const [account, setAccount] = useState('')
  const [refunding, setRefunding] = useState('')
  const load = () => call('GET /desk/caseAccount', { caseSn, account })
  const { data, error, reload } = useLoad(account ? `case account ${caseSn} ${account}` : null, load, { keeps: false })
  const handleRefund = async (reason: string) => {
    const input = { caseSn, orderSn: refunding, reason }
    const options = { idempotencyKey: intent.keyOf(JSON.stringify(input)) }
    const { waits } = await call('POST /desk/refundCaseOrder', input, options)
    onChanged()
    return waits ? '已提交双人复核，通过后退款' : '已退款'
  }
  return (
    <section className={styles.section}>
      <h3>孩子使用的账号</h3>
      <SearchBox
        aria-label="查找账号"
        placeholder="完整手机号或用户 ID"
        defaultValue={facts.find(({ label }) => label === ACCOUNT)?.text}
        style={{ width: 240 }}
        onSearch={(text) => setAccount(text.trim())}
      />
      {error ? <LoadError message={error} onRetry={reload} /> : null}
      {data ? (
        <>
          <Facts
            title="账号"
            rows={{
              用户: (
                <a href={`/console/users?userId=${data.userId}`}>{`${data.nickName}（${data.userId}），去限制账号`}</a>
              ),
              手机号: data.phone,
              余额: yuanText(data.coin),
            }}
          />
          {data.running.length > 0 ? (
            <>
              <p className="muted">进行中的订单，在客服工作台里退款：</p>
              <ul>
                {data.running.map((order) => (
                  <li key={order.orderSn}>
                    <a href={`/desk?orderSn=${order.orderSn}`}>{`${order.title}，${yuanText(order.price)}`}</a>
                  </li>
                ))}
              </ul>
            </>
          ) : null}
          <p className="muted">近一年付款的订单，已完成的可以在这里退款，须双人复核：</p>
          <ul aria-label="付款的订单">
            {data.paid.map((order) => (
              <li key={order.orderSn}>
                {`${order.title}，${yuanText(order.total)}，${order.statusName}，${order.createTime.slice(0, 16)}`}
                {order.statusName === '已完成' ? (
                  <Button type="link" size="small" onClick={() => setRefunding(order.orderSn)}>
                    退款
                  </Button>
                ) : null}
              </li>
            ))}
          </ul>
          {data.paid.length === 0 ? <p className="muted">近一年没有付款</p> : null}
        </>
      ) : null}
      {refunding ? (
        <ReasonDialog
          title="退款给监护人"
          text="全额原路退回，由平台承担。须第二人同意后生效。"
          confirm="提交退款"
          danger
          onSend={handleRefund}
          onClose={() => setRefunding('')}
        />
      ) : null}
    </section>
  )
}

'use client'

import { App, Button, Tag } from 'antd'
import { useState } from 'react'
import { DockedDrawer } from '@/components/office/parts/docked-drawer'
import { Facts } from '@/components/office/parts/facts'
import { Jump } from '@/components/office/parts/jump'
import { ReasonDialog } from '@/components/office/parts/reason-dialog'
import styles from '@/components/office/parts/screen-page.module.css'
import { SiteName } from '@/components/office/parts/site-name'
import { useStaff } from '@/components/office/parts/use-staff'
import type { Walk } from '@/components/office/parts/use-walk'
import { RiskReasons, RiskSection, RiskTag } from '@/components/office/risk/risk-view'
import { call } from '@/lib/client/api'
import { useIntent } from '@/lib/client/hooks/use-intent'
import { yuanText } from '@/lib/shared/money/money'
import { paidText, type Withdrawal } from './withdrawal-row'

interface Props {
  row: Withdrawal
  walk?: Walk
  onClose: () => void
  onChanged: () => void
}

/** One withdrawal: payee, approvals, and state at the provider. */
export function WithdrawalDrawer({ row, walk, onClose, onChanged }: Props) {
  const { modal, message } = App.useApp()
  const intent = useIntent()
  const { may } = useStaff()
  const [action, setAction] = useState<'refuse' | 'retry' | null>(null)
  const { withdrawalSn, state } = row
  const handleAgree = () =>
    modal.confirm({
      title: `同意向${row.payee} 打款 ${yuanText(row.arrives)}？`,
      content: <Agreeing row={row} />,
      okText: '同意',
      onOk: () =>
        call(
          'POST /console/reviewWithdrawal',
          { withdrawalSn, agrees: '1' },
          { idempotencyKey: intent.keyOf(withdrawalSn) },
        ).then(
          ({ needsSecond }) => {
            message.success(needsSecond ? '已同意，等待另一位员工' : '已同意，等待打款')
            onChanged()
          },
          (error: Error) => void message.error(error.message),
        ),
    })
  const footer =
    state === 'review' ? (
      <div className={styles.foot}>
        <Button danger onClick={() => setAction('refuse')}>
          不通过
        </Button>
        <Button type="primary" disabled={row.isFirst} onClick={handleAgree}>
          {row.isFirst ? '我已同意，等另一位' : '同意'}
        </Button>
      </div>
    ) : state === 'waiting' || state === 'sent' ? (
      <div className={styles.foot}>
        <Button onClick={() => setAction('retry')}>立即重新查询</Button>
      </div>
    ) : null
  return (
    <DockedDrawer title={`提现 ${yuanText(row.amount)}`} walk={walk} onClose={onClose} footer={footer}>
      <Facts
        title="申请"
        rows={{
          单号: withdrawalSn,
          来源:
            row.ofDist === null ? (
              '会员余额'
            ) : (
              <>
                <SiteName id={row.ofDist} />
                的分成
              </>
            ),
          申请人: (
            <Jump to={`/console/users?userId=${row.userId}`} isOpen={may('users.read')}>
              {`${row.nickName}（${row.userId}）`}
            </Jump>
          ),
          ...(row.ofDist === null &&
            may('ledger.read') && {
              余额流水: (
                <Jump to={`/console/ledger?userId=${row.userId}`} isOpen>
                  查看账本
                </Jump>
              ),
            }),
          申请金额: yuanText(row.amount),
          手续费: yuanText(row.fee),
          实际打款: <b>{yuanText(row.arrives)}</b>,
          收款账户: row.payee,
          绑定时间: row.payeeTime,
          同账户其他用户: row.sharedWith > 0 ? <Tag color="error">{`${row.sharedWith} 人`}</Tag> : '没有',
          曾经到账: `${row.paidBefore} 次`,
          申请时间: row.createTime,
        }}
      />
      <RiskSection title="申请人风险" risk={row.risk} />
      <Facts
        title="复核与打款"
        rows={{
          状态: row.why ? `${row.stateName}：${row.why}` : row.stateName,
          ...(row.first && { 第一位: row.first }),
          ...(row.second && { 第二位: row.second }),
          最早打款: row.sendTime,
          ...(row.sentTime && { 提交渠道: row.sentTime }),
          ...(row.provider && { 渠道: row.provider }),
          ...(row.tradeNo && { 渠道单号: row.tradeNo }),
          ...(row.tries > 0 && { 查询次数: String(row.tries) }),
          ...(row.checkTime && { 下次查询: row.checkTime }),
          ...(row.settledTime && { 结束时间: row.settledTime }),
        }}
      />
      {action === 'refuse' ? (
        <ReasonDialog
          title="不通过这笔提现"
          text="金额立即退回余额，用户会看到理由。"
          confirm="不通过"
          danger
          max={100}
          label="理由"
          onSend={(reason) =>
            call('POST /console/reviewWithdrawal', { withdrawalSn, agrees: '0', reason }).then(onChanged)
          }
          onClose={() => setAction(null)}
        />
      ) : null}
      {action === 'retry' ? (
        <ReasonDialog
          title="立即重新查询"
          text="下一轮处理时向渠道查询或提交。同一单号渠道只付一次，不会重复打款。"
          confirm="重新查询"
          onSend={(reason) => call('POST /console/retryWithdrawal', { withdrawalSn, reason }).then(onChanged)}
          onClose={() => setAction(null)}
        />
      ) : null}
    </DockedDrawer>
  )
}

/** What the caller agrees to: the sum that is paid, who else has to agree, and the risk of the applicant. */
function Agreeing({ row }: { row: Withdrawal }) {
  const others = row.first
    ? '你是第二位，同意后按时打款。'
    : row.ofDist === null
      ? '你是第一位，还须另一位员工同意。'
      : '达到复核金额的，还须另一位员工同意。'
  return (
    <>
      <p>{`打款 ${paidText(row)}。${others}`}</p>
      {row.risk.level === 'none' ? null : (
        <div className={styles.section}>
          申请人 <RiskTag risk={row.risk} />
          <RiskReasons risk={row.risk} />
        </div>
      )}
    </>
  )
}

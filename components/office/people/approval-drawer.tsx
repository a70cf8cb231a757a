'use client'

import { App, Button, Tag } from 'antd'
import { useState } from 'react'
import { DockedDrawer } from '@/components/office/parts/docked-drawer'
import { EvidencePictures } from '@/components/office/parts/evidence-pictures'
import { Facts } from '@/components/office/parts/facts'
import { ObjectLink } from '@/components/office/parts/object-link'
import { ReasonDialog } from '@/components/office/parts/reason-dialog'
import styles from '@/components/office/parts/screen-page.module.css'
import type { Walk } from '@/components/office/parts/use-walk'
import { call } from '@/lib/client/api'
import type { OutputOf } from '@/lib/contract/kit'
import type { ApiContract } from '@/lib/contract/table'
import { ApprovalCase } from './approval-case'

export type Approval = OutputOf<ApiContract['GET /console/approvals']>['list'][number]
export const STATES = { open: '待复核', approved: '已通过', declined: '已驳回' } as const
export const TONES = { open: 'warning', approved: 'success', declined: 'default' } as const

interface Props {
  approval: Approval
  walk: Walk
  onClose: () => void
  onChanged: () => void
}

/** One request for a second approval with all that its author submitted, and the decision about it. */
export function ApprovalDrawer({ approval, walk, onClose, onChanged }: Props) {
  const { title, object, reason, note, pictures, askedBy, createTime, state, decidedBy, decision } = approval
  const { modal, message } = App.useApp()
  const [isDeclining, setIsDeclining] = useState(false)
  const decline = approval.isOwn ? '撤回' : '驳回'
  const decide = async (accept: '0' | '1', why = '') => {
    await call('POST /console/decideApproval', { approvalId: String(approval.approvalId), accept, reason: why })
    onChanged()
  }
  const handleApprove = () =>
    modal.confirm({
      title: '通过并立即执行？',
      content: `${title}。申请人：${askedBy}。${reason ? `理由：${reason}` : ''}`,
      okText: '通过并执行',
      cancelText: '返回',
      onOk: () =>
        decide('1').then(
          () => void message.success('已执行'),
          (error: Error) => void message.error(error.message),
        ),
    })
  const footer = approval.mayDecide ? (
    <div className={styles.foot}>
      <Button danger onClick={() => setIsDeclining(true)}>
        {decline}
      </Button>
      {approval.isOwn ? null : (
        <Button type="primary" onClick={handleApprove}>
          通过
        </Button>
      )}
    </div>
  ) : null
  return (
    <DockedDrawer title="复核申请" walk={walk} footer={footer} onClose={onClose}>
      <section className={styles.section}>
        <h3>操作</h3>
        <p className={styles.story}>{title}</p>
      </section>
      <Facts
        title="申请"
        rows={{
          状态: <Tag color={TONES[state]}>{STATES[state]}</Tag>,
          对象: <ObjectLink object={object} />,
          申请人: askedBy,
          申请时间: createTime,
          理由: reason || '没有填写',
          ...(note && { 备注: note }),
          ...(decidedBy && { 处理人: decidedBy }),
          ...(decision && { 处理理由: decision }),
        }}
      />
      {pictures.length > 0 ? (
        <section className={styles.section}>
          <h3>{`凭证 ${pictures.length} 张`}</h3>
          <EvidencePictures urls={pictures} />
        </section>
      ) : null}
      {state === 'open' && (approval.isOwn || approval.mayDecide) ? <ApprovalCase target={approval.target} /> : null}
      {approval.isOwn && state === 'open' ? <p className="muted">等待另一位有同样权限的员工复核</p> : null}
      {isDeclining ? (
        <ReasonDialog
          title={`${decline}申请`}
          text={title}
          confirm={decline}
          danger
          onSend={(why) => decide('0', why)}
          onClose={() => setIsDeclining(false)}
        />
      ) : null}
    </DockedDrawer>
  )
}

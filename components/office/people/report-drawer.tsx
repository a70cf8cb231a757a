'use client'

import { Button, Form, Input } from 'antd'
import { useState } from 'react'
import { agreementRows } from '@/components/office/agreement/agreement-rows'
import { DockedDrawer } from '@/components/office/parts/docked-drawer'
import { EvidencePictures } from '@/components/office/parts/evidence-pictures'
import { Facts } from '@/components/office/parts/facts'
import { ReasonDialog } from '@/components/office/parts/reason-dialog'
import styles from '@/components/office/parts/screen-page.module.css'
import { call } from '@/lib/client/api'
import type { Report } from './blacklist-rows'

interface Props {
  report: Report
  onClose: () => void
  onDone: () => void
}

/**
 * A report: accepting it blacklists the account by a ruling, for which the account is entered as shown in the evidence.
 */
export function ReportDrawer({ report, onClose, onDone }: Props) {
  const [decision, setDecision] = useState<'accept' | 'reject' | null>(null)
  const [content, setContent] = useState('')
  const [facts, setFacts] = useState('')
  const { sn } = report
  const footer = (
    <div className={styles.foot}>
      <Button danger onClick={() => setDecision('reject')}>
        驳回
      </Button>
      <Button type="primary" onClick={() => setDecision('accept')}>
        采纳并列入黑名单
      </Button>
    </div>
  )
  return (
    <DockedDrawer title={`${report.kindName} ${report.account}`} note={sn} onClose={onClose} footer={footer}>
      <Facts
        title="举报"
        rows={{
          原因: report.reasonName,
          游戏: report.gameName || '不限',
          关联订单: report.orderSn ? (
            <a className="link" href={`/console/orders?orderSn=${report.orderSn}`}>
              {report.orderSn}
            </a>
          ) : (
            '没有'
          ),
          举报时间: report.createTime,
          处理截止: report.dueTime,
          ...agreementRows(report.agreement),
        }}
      />
      <section className={styles.section}>
        <h3>经过</h3>
        <p className={styles.story}>{report.story}</p>
      </section>
      <section className={styles.section}>
        <h3>证据</h3>
        <EvidencePictures urls={report.evidence} />
      </section>
      {decision === 'reject' ? (
        <ReasonDialog
          title="驳回举报"
          text="举报人会看到理由。"
          confirm="驳回"
          danger
          max={500}
          label="理由"
          onSend={(reason) => call('POST /console/reviewReport', { sn, accept: '0', reason }).then(onDone)}
          onClose={() => setDecision(null)}
        />
      ) : null}
      {decision === 'accept' ? (
        <ReasonDialog
          title="采纳举报"
          text="按处理公示并列入黑名单。账号按证据完整填写，与举报的一致才能列入。"
          confirm="采纳"
          max={500}
          label="处理理由"
          onSend={(reason) =>
            call('POST /console/reviewReport', { sn, accept: '1', reason, content, facts }).then(onDone)
          }
          onClose={() => setDecision(null)}
        >
          <Form.Item label="证据中的完整账号" required htmlFor="content">
            <Input id="content" value={content} onChange={(event) => setContent(event.target.value)} />
          </Form.Item>
          <Form.Item label="认定的事实（不含个人资料）" htmlFor="facts">
            <Input.TextArea
              id="facts"
              rows={2}
              maxLength={1000}
              value={facts}
              onChange={(event) => setFacts(event.target.value)}
            />
          </Form.Item>
        </ReasonDialog>
      ) : null}
    </DockedDrawer>
  )
}

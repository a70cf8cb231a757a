'use client'

import { Button, Form, Input } from 'antd'
import { useState } from 'react'
import { ReasonDialog } from '@/components/office/parts/reason-dialog'
import styles from '@/components/office/parts/screen-page.module.css'
import { call } from '@/lib/client/api'
import { useIntent } from '@/lib/client/hooks/use-intent'
import type { StaffCase } from '@/lib/contract/entities/service-case'

interface Props {
  file: StaffCase
  onChanged: () => void
}

const SIDES = { buyer: '买家', seller: '卖家' } as const

/** Orders whose evidence an authority gets, each after a second person approved. */
export function AuthorityEvidence({ file: { caseSn, evidence }, onChanged }: Props) {
  const intent = useIntent()
  const [isOpen, setIsOpen] = useState(false)
  const [orderSn, setOrderSn] = useState('')
  const send = async (reason: string) => {
    const input = { caseSn, orderSn, reason }
    const options = { idempotencyKey: intent.keyOf(JSON.stringify(input)) }
    const { waits } = await call('POST /desk/evidenceForCase', input, options)
    onChanged()
    return waits ? '已提交双人复核，通过后可以下载' : '可以下载了'
  }
  return (
    <section className={styles.section}>
      <h3>调取证据</h3>
      {evidence.length > 0 ? (
        <ul>
          {evidence.map((one) => (
            <li key={one.orderSn}>
              订单 <span className="num">{one.orderSn}</span>，下载
              {(['buyer', 'seller'] as const).map((side) => (
                <span key={side}>
                  {' '}
                  <a
                    className="link"
                    href={`/api/desk/caseEvidenceFile/${caseSn}/${one.orderSn}?side=${side}`}
                    download
                  >{`${SIDES[side]}证据`}</a>
                </span>
              ))}
            </li>
          ))}
        </ul>
      ) : (
        <p className="muted">协助范围写明的订单，或写明的用户名下的订单，复核通过后可以下载。</p>
      )}
      <Button onClick={() => setIsOpen(true)}>申请调取</Button>
      {isOpen ? (
        <ReasonDialog
          title="调取订单证据"
          text="只提供协助范围内的订单，第二人同意后可以下载，每次下载都有记录。"
          confirm="提交调取"
          label="依据的文书"
          onSend={send}
          onClose={() => setIsOpen(false)}
        >
          <Form.Item label="订单号" htmlFor="evidenceOrder" required>
            <Input
              id="evidenceOrder"
              maxLength={24}
              value={orderSn}
              onChange={({ target }) => setOrderSn(target.value.trim())}
            />
          </Form.Item>
        </ReasonDialog>
      ) : null}
    </section>
  )
}

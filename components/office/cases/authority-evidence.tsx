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
    return waits ? '已提交双人复核，通过后可以下载' : '凭证已可下载'
  }
  return (
    <section className={styles.section}>
      <h3>调取订单凭证</h3>
      {evidence.length > 0 ? (
        <ul className={styles.evidence}>
          {evidence.map((one) => (
            <li key={one.orderSn}>
              <b className="num">{`订单 ${one.orderSn}`}</b>
              <span className="muted num">{`${one.createTime.slice(0, 16)} 可下载`}</span>
              <span>
                {(['buyer', 'seller'] as const).map((side) => (
                  <a
                    key={side}
                    className="link"
                    href={`/api/desk/caseEvidenceFile/${caseSn}/${one.orderSn}?side=${side}`}
                    download
                  >{`下载${SIDES[side]}凭证`}</a>
                ))}
              </span>
            </li>
          ))}
        </ul>
      ) : (
        <p className="muted">可调取协助范围内的订单，或范围内用户名下的订单，双人复核通过后下载。</p>
      )}
      <Button onClick={() => setIsOpen(true)}>申请调取</Button>
      {isOpen ? (
        <ReasonDialog
          title="调取订单凭证"
          text="仅限协助范围内的订单，双人复核通过后可下载，每次下载都会记录。"
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

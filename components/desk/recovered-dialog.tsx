'use client'

import { App, Button, Form, Input, Modal } from 'antd'
import { useState } from 'react'
import { Alert } from '@/components/ui/alert'
import { EvidenceField } from '@/components/ui/evidence-field'
import { call } from '@/lib/client/api'
import type { DeskClaim } from '@/lib/contract/entities/claim'
import { CLAIM_PICTURES } from '@/lib/shared/claims'

interface Props {
  claim: DeskClaim
  onClose: () => void
  onChanged: () => void
}

/** The account of a granted claim is the buyer's again: the claim ends, and nobody pays. */
export function RecoveredDialog({ claim: { claimSn, title }, onClose, onChanged }: Props) {
  const { message } = App.useApp()
  const [reason, setReason] = useState('')
  const [pictures, setPictures] = useState<string[]>([])
  const [fault, setFault] = useState('')
  const [busy, setBusy] = useState(false)
  const isReady = reason.trim() !== '' && pictures.length > 0 && pictures.every(Boolean)
  const handleSend = async () => {
    setBusy(true)
    setFault('')
    try {
      const given = { claimSn, reason: reason.trim(), pictures: JSON.stringify(pictures) }
      await call('POST /desk/confirmRecovered', given, { idempotencyKey: crypto.randomUUID() })
      message.success('已确认归还，理赔结束')
      onChanged()
      onClose()
    } catch (error) {
      setFault((error as Error).message)
    } finally {
      setBusy(false)
    }
  }
  const footer = (
    <>
      <Button onClick={onClose}>取消</Button>
      <Button type="primary" loading={busy} disabled={!isReady} onClick={() => void handleSend()}>
        确认已归还
      </Button>
    </>
  )
  return (
    <Modal open title="账号已归还买家" width={560} footer={footer} onCancel={onClose} destroyOnHidden>
      <Alert kind="info">登录核对账号已由买家控制后再确认。确认后理赔结束，平台和卖家都不再赔付。</Alert>
      <p style={{ margin: '12px 0', overflowWrap: 'anywhere' }}>{`${title}（${claimSn}）`}</p>
      <Form layout="vertical">
        <Form.Item label="怎么核实的" htmlFor="reason" required>
          <Input.TextArea
            id="reason"
            rows={2}
            maxLength={200}
            showCount
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
        </Form.Item>
      </Form>
      <EvidenceField
        id="captures"
        label="核实截图"
        hint="能看出账号已由买家登录、绑定信息已恢复"
        max={CLAIM_PICTURES}
        onChange={setPictures}
      />
      {fault ? (
        <Alert kind="danger" live>
          {fault}
        </Alert>
      ) : null}
    </Modal>
  )
}

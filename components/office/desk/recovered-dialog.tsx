'use client'

import { Form, Input } from 'antd'
import { useState } from 'react'
import { SendDialog } from '@/components/office/parts/send-dialog'
import { EvidenceField } from '@/components/ui/forms/evidence-field'
import { Alert } from '@/components/ui/kit/alert'
import { call } from '@/lib/client/api'
import { useIntent } from '@/lib/client/hooks/use-intent'
import type { DeskClaim } from '@/lib/contract/entities/claim'
import { CLAIM_PICTURES, isBan, wordsOfClaim } from '@/lib/shared/trade/claims'

interface Props {
  claim: DeskClaim
  onClose: () => void
  /** Waited for, so that what the dialog leaves behind is up to date. */
  onChanged: () => unknown
}

/** Confirms that the buyer has the account of a granted claim back: the claim is closed, and no one pays. */
export function RecoveredDialog({ claim: { claimSn, title, kind }, onClose, onChanged }: Props) {
  const intent = useIntent()
  const { claimant, liable } = wordsOfClaim(kind)
  const mended = isBan(kind) ? '解封' : '归还'
  const [reason, setReason] = useState('')
  const [pictures, setPictures] = useState<string[]>([])
  const isUploading = pictures.includes('')
  const handleSend = async () => {
    const input = { claimSn, reason: reason.trim(), pictures: JSON.stringify(pictures) }
    const { waits } = await call('POST /desk/confirmRecovered', input, {
      idempotencyKey: intent.keyOf(JSON.stringify(input)),
    })
    await onChanged()
    return waits ? '已提交，等待双人复核' : `已确认${mended}，理赔结束`
  }
  const head = (
    <>
      <Alert kind="info">
        {`登录核对账号已${isBan(kind) ? '解封、' : ''}由${claimant}控制后再确认。确认后理赔结束，平台和${liable}都不再赔付。`}
      </Alert>
      <p style={{ marginTop: 12, overflowWrap: 'anywhere' }}>{`${title}（${claimSn}）`}</p>
    </>
  )
  return (
    <SendDialog
      title={isBan(kind) ? '账号已解封' : '账号已归还买家'}
      head={head}
      confirm={`确认已${mended}`}
      disabled={isUploading}
      missing={[!reason.trim() && '怎么核实的', pictures.length === 0 && '核实截图']}
      note={isUploading ? '文件上传中，传完即可提交' : undefined}
      width={560}
      onSend={handleSend}
      onClose={onClose}
    >
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
      <EvidenceField
        id="captures"
        label="核实截图"
        hint={isBan(kind) ? '能看出账号已能正常登录' : '能看出账号已由买家登录、绑定信息已恢复'}
        videos
        max={CLAIM_PICTURES}
        onChange={setPictures}
      />
    </SendDialog>
  )
}

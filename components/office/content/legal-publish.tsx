'use client'

import { Form } from 'antd'
import { useState } from 'react'
import { dayjsOf, MinutePicker, minuteOf } from '@/components/office/parts/minute-picker'
import { ReasonDialog } from '@/components/office/parts/reason-dialog'
import { call } from '@/lib/client/api'
import { serverNow } from '@/lib/client/server-clock'
import { ANNOUNCED, LEGAL_TITLES, type LegalKind, NOTICE_DAYS } from '@/lib/shared/site/legal'
import { DAY_MS, formatDateTime } from '@/lib/shared/time'

interface Props {
  kind: LegalKind
  documentId: number
  updateTime: string
  onClose: () => void
  onPublished: () => void
}

/** Publishes a draft from a time on. */
export function LegalPublish({ kind, documentId, updateTime, onClose, onPublished }: Props) {
  const isAnnounced = ANNOUNCED.includes(kind)
  const [at, setAt] = useState(() =>
    dayjsOf(formatDateTime(new Date(serverNow().getTime() + (isAnnounced ? NOTICE_DAYS * DAY_MS + 60_000 : 0)))),
  )
  return (
    <ReasonDialog
      title={`发布《${LEGAL_TITLES[kind]}》？`}
      text={`发布后不能修改或撤回，生效前仍用现行版本。${isAnnounced ? `须提前 ${NOTICE_DAYS} 天公布。` : ''}已下单和已签署的不受影响。`}
      confirm="发布"
      done="已发布"
      onSend={async (reason) => {
        const effectiveTime = minuteOf(at)
        await call('POST /console/publishLegal', { documentId: `${documentId}`, updateTime, effectiveTime, reason })
        onPublished()
      }}
      onClose={onClose}
    >
      <Form.Item label="生效时间（北京时间）" htmlFor="effective">
        <MinutePicker id="effective" value={at} onChange={setAt} />
      </Form.Item>
    </ReasonDialog>
  )
}

'use client'

import { Button } from 'antd'
import { useState } from 'react'
import { ReasonDialog } from '@/components/office/parts/reason-dialog'
import { useStaff } from '@/components/office/parts/use-staff'
import { saveFile } from '@/components/ui/kit/save-file'
import { call } from '@/lib/client/api'

/** Downloads the full text of the agreement of an order for those who may; asks for the reason, which is recorded. */
export function AgreementFile({ orderSn }: { orderSn: string }) {
  const { may } = useStaff()
  const [isOpening, setOpening] = useState(false)
  const handleOpen = async (reason: string) => {
    const file = await call('POST /desk/agreementFile', { orderSn, reason })
    saveFile(file.name, new Blob([file.text], { type: 'text/plain' }))
  }
  if (!may('users.reveal')) return null
  return (
    <>
      <Button size="small" onClick={() => setOpening(true)}>
        下载协议全文
      </Button>
      {isOpening ? (
        <ReasonDialog
          title="下载协议全文？"
          text="全文含双方完整的姓名和证件号，只用于处理理赔、售后或司法机关要求。你的姓名、时间和原因会记入操作日志。"
          confirm="下载"
          done="已下载"
          onSend={handleOpen}
          onClose={() => setOpening(false)}
        />
      ) : null}
    </>
  )
}
